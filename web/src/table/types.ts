// Types for the messages that the parts of a table exchange.
import type { components } from '../lib/api'

type Schemas = components['schemas']
export type Because = Schemas['Because']
export type Checked = Schemas['Checked']
export type Hint = Schemas['Hint']
export type SeatShown = Schemas['SeatShown']
export type Result = Schemas['Result']
export type Link = Schemas['Link']
export type StandingChoice = Schemas['StandingChoice']
