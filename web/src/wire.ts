// Made by `python -m tapete.wire.typescript`; do not edit.

export const VERSION = 2

export const GNAV_RANKS = ['fool', 'owl', 'pot', '0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'house', 'horse', 'cat', 'dragoon', 'cuckoo'] as const

export type Incoming = Join | Act | Why | NextDeal | Restart | Leave | Contribute | Pace | Sit | Rise | Fill | Start | Back | Say

export type Outgoing = Joined | Happened | Presence | Watchers | Done | Refused | Because

export type View = ComemierdaView | GnavView

export type ComemierdaEvent = ComemierdaDealtSeen | ComemierdaSetAsideSeen | ComemierdaGivenSeen | ComemierdaOpened | ComemierdaPlayed | ComemierdaPassed | ComemierdaWentOut | ComemierdaTrickWon | ComemierdaScored | ComemierdaMatchOver

export type GnavEvent = GnavDealtSeen | GnavSwappedSeen | GnavDrewSeen | GnavUndoneSeen | GnavSkipped | GnavKept | GnavAsked | GnavShown | GnavPassedOn | GnavTurned | GnavLifeLost | GnavExchangesOver | GnavSettled | GnavReplayed | GnavMatchOver

export type ActionIn = Play | Pass | Give | Keep | Ask

export type ReviewLine = ReviewWaits | ReviewGoes | Reviewed | ReviewFailed

export type Office = 'presidente' | 'vicepresidente' | 'pueblo' | 'vicecomemierda' | 'comemierda'

export type Cause = 'dragoon' | 'cat' | 'cuckoo' | 'lowest' | 'fool' | 'next-lowest'

export interface Join {
  type: 'join'
  version: number
  invitation?: string | null
}

export interface Play {
  kind: 'play'
  cards: string[]
}

export interface Pass {
  kind: 'pass'
}

export interface Give {
  kind: 'give'
  cards: string[]
}

export interface Keep {
  kind: 'keep'
}

export interface Ask {
  kind: 'ask'
}

export interface Act {
  type: 'act'
  id: number
  decision: number
  action: Play | Pass | Give | Keep | Ask
}

export interface Why {
  type: 'why'
  id: number
  action: Play | Pass | Give | Keep | Ask
}

export interface NextDeal {
  type: 'next'
  id: number
  after: number
}

export interface Restart {
  type: 'restart'
  id: number
  after: number
}

export interface Leave {
  type: 'leave'
  id: number
  match: number
}

export interface Contribute {
  type: 'nonce'
  id: number
  match: number
  nonce: string
}

export interface Pace {
  type: 'pace'
  id: number
  robot_pause: 'slow' | 'normal' | 'fast' | 'instant'
}

export interface Sit {
  type: 'sit'
  id: number
  seat: number
  name: string
}

export interface Rise {
  type: 'rise'
  id: number
}

export interface Fill {
  type: 'fill'
  id: number
  seat: number
  level: number | null
}

export interface Start {
  type: 'start'
  id: number
  level: number
}

export interface Back {
  type: 'back'
  id: number
}

export interface Say {
  type: 'say'
  id: number
  phrase?: string | null
  text?: string | null
}

export interface Sitter {
  name: string
  robot: string | null
  level: number | null
  connected: boolean
  player: string | null
  away: boolean
  left: boolean
  next: string | null
}

export interface ComemierdaPlay {
  cards: string[]
  kind: 'play'
}

export interface ComemierdaPass {
  kind: 'pass'
}

export interface ComemierdaGive {
  cards: string[]
  kind: 'give'
}

export interface ComemierdaOptions {
  players: number
  target: number | null
  escalating: boolean
  pass_locks_out: boolean
  equal_may_be_played: boolean
  first_lead_shows_three: boolean
  blind_exchange: boolean
  presidente_opens: boolean
  no_finish_on_two_of_oros: boolean
}

export interface ComemierdaMove {
  seat: number
  cards: string[]
}

export interface ComemierdaRoundScore {
  multiplier: number
  offices: ('presidente' | 'vicepresidente' | 'pueblo' | 'vicecomemierda' | 'comemierda')[]
  points: number[]
  totals: number[]
}

export interface ComemierdaDealtSeen {
  number: number
  dealer: number
  multiplier: number
  counts: number[]
  hand: string[] | null
  kind: 'dealt'
}

export interface ComemierdaSetAsideSeen {
  giver: number
  receiver: number
  count: number
  cards: string[] | null
  kind: 'set-aside'
}

export interface ComemierdaGivenSeen {
  giver: number
  receiver: number
  count: number
  cards: string[] | null
  forced: boolean
  kind: 'given'
}

export interface ComemierdaOpened {
  seat: number
  rule: string
  kind: 'opened'
}

export interface ComemierdaPlayed {
  seat: number
  cards: string[]
  left: number
  kind: 'played'
}

export interface ComemierdaPassed {
  seat: number
  kind: 'passed'
}

export interface ComemierdaWentOut {
  seat: number
  place: number
  kind: 'went-out'
}

export interface ComemierdaTrickWon {
  seat: number
  leads: number
  kind: 'trick-won'
}

export interface ComemierdaScored {
  number: number
  multiplier: number
  offices: ('presidente' | 'vicepresidente' | 'pueblo' | 'vicecomemierda' | 'comemierda')[]
  points: number[]
  totals: number[]
  loser: number
  left: string[]
  kind: 'scored'
}

export interface ComemierdaMatchOver {
  winners: number[]
  totals: number[]
  kind: 'match-over'
}

export interface ComemierdaView {
  seat: number | null
  hand: string[]
  legal: (ComemierdaPlay | ComemierdaPass | ComemierdaGive)[]
  options: ComemierdaOptions
  phase: 'exchange' | 'play' | 'scored' | 'over'
  number: number
  multiplier: number
  dealer: number
  counts: number[]
  to_act: number[]
  owed: number[]
  opener: number | null
  trick: ComemierdaMove[]
  last_trick: ComemierdaMove[]
  to_beat: string[]
  winning: number | null
  passed: number[]
  out: number[]
  offices: ('presidente' | 'vicepresidente' | 'pueblo' | 'vicecomemierda' | 'comemierda' | null)[]
  totals: number[]
  rounds: ComemierdaRoundScore[]
  left: string[]
  winners: number[]
  history: (ComemierdaDealtSeen | ComemierdaSetAsideSeen | ComemierdaGivenSeen | ComemierdaOpened | ComemierdaPlayed | ComemierdaPassed | ComemierdaWentOut | ComemierdaTrickWon | ComemierdaScored | ComemierdaMatchOver)[]
  game: 'comemierda'
}

export interface GnavKeep {
  kind: 'keep'
}

export interface GnavAsk {
  kind: 'ask'
}

export interface GnavOptions {
  players: number
  lives: number
  fool_rests: boolean
  fool_spares_next_lowest: boolean
  cat_undoes: boolean
  cuckoo_costs_asker: boolean
  all_zero_replays: boolean
}

export interface GnavLoss {
  seat: number
  cause: 'dragoon' | 'cat' | 'cuckoo' | 'lowest' | 'fool' | 'next-lowest'
}

export interface GnavSettled {
  number: number
  cards: (string | null)[]
  compared: number[]
  discards: string[]
  losses: GnavLoss[]
  lives: number[]
  resting: number[]
  dealer: number
  kind: 'settled'
}

export interface GnavDealtSeen {
  number: number
  dealer: number
  order: number[]
  resting: number[]
  card: string | null
  fools: number[]
  kind: 'dealt'
}

export interface GnavSwappedSeen {
  asker: number
  giver: number
  gave: string | null
  got: string | null
  fools: number[]
  kind: 'swapped'
}

export interface GnavDrewSeen {
  seat: number
  got: string | null
  put_away: string | null
  fools: number[]
  kind: 'drew'
}

export interface GnavUndoneSeen {
  asker: number
  giver: number
  asker_has: string | null
  giver_has: string | null
  fools: number[]
  kind: 'undone'
}

export interface GnavSkipped {
  number: number
  dealer: number
  kind: 'skipped'
}

export interface GnavKept {
  seat: number
  kind: 'kept'
}

export interface GnavAsked {
  seat: number
  target: number | null
  kind: 'asked'
}

export interface GnavShown {
  seat: number
  card: string
  asker: number
  kind: 'shown'
}

export interface GnavPassedOn {
  asker: number
  target: number | null
  kind: 'passed-on'
}

export interface GnavTurned {
  seat: number
  card: string
  kind: 'turned'
}

export interface GnavLifeLost {
  seat: number
  cause: 'dragoon' | 'cat' | 'cuckoo' | 'lowest' | 'fool' | 'next-lowest'
  left: number
  kind: 'life-lost'
}

export interface GnavExchangesOver {
  by_cuckoo: boolean
  kind: 'exchanges-over'
}

export interface GnavReplayed {
  seats: number[]
  kind: 'replayed'
}

export interface GnavMatchOver {
  winners: number[]
  kind: 'match-over'
}

export interface GnavView {
  seat: number | null
  legal: (GnavKeep | GnavAsk)[]
  card: string | null
  known: (string | null)[]
  options: GnavOptions
  phase: 'play' | 'settled' | 'over'
  number: number
  dealer: number
  order: number[]
  waiting: number[]
  to_act: number[]
  asks: number | null
  holding: number[]
  fools: number[]
  shown: (string | null)[]
  turned: string[]
  stock: number
  put_away: number
  lives: number[]
  resting: number[]
  settled: GnavSettled | null
  winners: number[]
  history: (GnavDealtSeen | GnavSwappedSeen | GnavDrewSeen | GnavUndoneSeen | GnavSkipped | GnavKept | GnavAsked | GnavShown | GnavPassedOn | GnavTurned | GnavLifeLost | GnavExchangesOver | GnavSettled | GnavReplayed | GnavMatchOver)[]
  game: 'gnav'
}

export interface Settings {
  title: string
  open: boolean
  rated: boolean
  clock: 'none' | 'slow' | 'normal' | 'fast'
  watch: boolean
  hold: 'none' | 'trick' | 'deal'
  talk: 'none' | 'phrases' | 'text'
}

export interface SeatClock {
  turn: number | null
  bank: number
}

export interface Watchers {
  type: 'watchers'
  count: number
  names: string[]
}

export interface Said {
  seq: number
  seat: number | null
  player: string | null
  name: string
  phrase: string | null
  text: string | null
}

export interface Joined {
  type: 'joined'
  version: number
  table: string
  game: 'comemierda' | 'gnav'
  match: number
  commitment: string
  sitters: Sitter[]
  seat: number | null
  seq: number
  nonce_wanted: boolean
  robot_pause: string
  decision: number | null
  view: ComemierdaView | GnavView | null
  gathering: boolean
  options: Record<string, boolean | number | null>
  settings: Settings
  host: number | null
  invitation: string | null
  clocks: (SeatClock | null)[]
  watchers: Watchers
  said: Said[]
  agreed: number[]
}

export interface Happened {
  type: 'happened'
  seq: number
  events: (ComemierdaDealtSeen | ComemierdaSetAsideSeen | ComemierdaGivenSeen | ComemierdaOpened | ComemierdaPlayed | ComemierdaPassed | ComemierdaWentOut | ComemierdaTrickWon | ComemierdaScored | ComemierdaMatchOver | GnavDealtSeen | GnavSwappedSeen | GnavDrewSeen | GnavUndoneSeen | GnavSkipped | GnavKept | GnavAsked | GnavShown | GnavPassedOn | GnavTurned | GnavLifeLost | GnavExchangesOver | GnavSettled | GnavReplayed | GnavMatchOver)[]
  decision: number | null
  view: ComemierdaView | GnavView | null
  sitters: Sitter[] | null
  host: number | null
  clocks: (SeatClock | null)[]
  said: Said[]
  agreed: number[]
}

export interface Presence {
  type: 'presence'
  seat: number
  connected: boolean
}

export interface Done {
  type: 'done'
  id: number
  seq: number
}

export interface Refused {
  type: 'refused'
  id: number | null
  code: string
  rule: string | null
}

export interface Because {
  type: 'because'
  id: number
  code: string | null
  rule: string | null
}

export interface ReviewWaits {
  kind: 'waits'
  ahead: number
}

export interface ReviewGoes {
  kind: 'goes'
  done: number
  actions: number
}

export interface SeatResult {
  name: string
  player: string | null
  robot: string | null
  level: number | null
  place: number
  won: boolean
  points: number | null
  lives: number | null
  rounds: number
  offices: Record<string, number>
  left: boolean
}

export interface MatchInfo {
  table: string
  match: number
  game: 'comemierda' | 'gnav'
  options: Record<string, boolean | number | null>
  started: number
  ended: number
  rated: boolean
  seats: SeatResult[]
  seat: number | null
}

export interface ReplayStep {
  number: number
  deal: number
  seat: number | null
  action: ComemierdaPlay | ComemierdaPass | ComemierdaGive | GnavKeep | GnavAsk | null
  by: string | null
  events: (ComemierdaDealtSeen | ComemierdaSetAsideSeen | ComemierdaGivenSeen | ComemierdaOpened | ComemierdaPlayed | ComemierdaPassed | ComemierdaWentOut | ComemierdaTrickWon | ComemierdaScored | ComemierdaMatchOver | GnavDealtSeen | GnavSwappedSeen | GnavDrewSeen | GnavUndoneSeen | GnavSkipped | GnavKept | GnavAsked | GnavShown | GnavPassedOn | GnavTurned | GnavLifeLost | GnavExchangesOver | GnavSettled | GnavReplayed | GnavMatchOver)[]
  view: ComemierdaView | GnavView
  hands: string[][] | null
}

export interface Replay {
  info: MatchInfo
  seat: number | null
  open: boolean
  steps: ReplayStep[]
}

export interface ReviewChoice {
  action: ComemierdaPlay | ComemierdaPass | ComemierdaGive | GnavKeep | GnavAsk
  worth: number | null
  error: number | null
  worlds: number
}

export interface ReviewDecision {
  number: number
  step: number
  deal: number
  seat: number
  who: string
  source: 'solution' | 'thresholds' | 'worlds' | 'ending'
  choices: ReviewChoice[]
  taken: number
  best: number
  cost: number
  error: number
  costly: boolean
}

export interface ReviewMoment {
  step: number
  deal: number
  seat: number | null
  forecast: number[]
  luck: number[]
  own: number[]
  others: number[]
}

export interface ReviewAccount {
  seat: number
  start: number
  end: number
  luck: number
  own: number
  others: number
  decisions: number
  costly: number
}

export interface Review {
  game: 'comemierda' | 'gnav'
  measure: 'match' | 'points'
  samples: number
  least: number
  unjudged: number
  decisions: ReviewDecision[]
  line: ReviewMoment[]
  accounts: ReviewAccount[]
}

export interface Reviewed {
  kind: 'reviewed'
  replay: Replay
  review: Review
}

export interface ReviewFailed {
  kind: 'failed'
  code: string
  line: string
}

export interface LobbyTable {
  table: string
  game: 'comemierda' | 'gnav'
  title: string
  host: string
  seats: ('person' | 'robot' | 'empty')[]
  options: Record<string, boolean | number | null>
  clock: 'none' | 'slow' | 'normal' | 'fast'
  rated: boolean
  gathering: boolean
  number: number
  watch: boolean
  watchers: number
}

export interface Lobby {
  type: 'lobby'
  gathering: LobbyTable[]
  playing: LobbyTable[]
  featured: string | null
  people: number
  announcement: string | null
}

export interface NewSettings {
  title?: string
  open?: boolean
  rated?: boolean
  clock?: 'none' | 'slow' | 'normal' | 'fast'
  watch?: boolean
  hold?: 'none' | 'trick' | 'deal'
  talk?: 'none' | 'phrases' | 'text'
}

export interface NewTable {
  game: string
  name: string
  level?: number
  options?: Record<string, boolean | number | null>
  robot_pause?: 'slow' | 'normal' | 'fast' | 'instant'
  people?: boolean
  settings?: NewSettings
}

export interface Opened {
  table: string
}

export interface OptionInfo {
  name: string
  rule: string
  standard: boolean | number | null
  low: number
  high: number
  nullable: boolean
}

export interface GameInfo {
  game: string
  options: OptionInfo[]
}

export interface Error {
  code: string
  detail: string
}

export interface LevelInfo {
  level: number
  robot: string
}

export interface RoomInfo {
  title: string
  sign_up: boolean
  free_text: boolean
  polite_name: boolean
  levels: Record<string, LevelInfo[]>
  version: string
  announcement: string | null
}

export interface Me {
  player: string
  name: string
  account: string | null
  admin: boolean
  preferences: Record<string, unknown>
}

export interface Rename {
  name: string
}

export interface Blocked {
  player: string
  name: string
}

export interface SessionInfo {
  id: string
  kind: 'browser' | 'robot'
  created: number
  seen: number
  current: boolean
}

export interface RobotToken {
  token: string
}

export interface NewAccount {
  account: string
  phrase: string
}

export interface SignIn {
  account: string
  phrase: string
}

export interface Recover {
  account: string
  code: string
  phrase: string
}

export interface Recovery {
  recovery: string
}

export interface NewReport {
  player: string
  reason: 'name' | 'words' | 'leaving' | 'cheating' | 'other'
  table?: string | null
  note?: string
}

export interface MatchPage {
  matches: MatchInfo[]
  before: string | null
}

export interface Rating {
  value: number
  mu: number
  sigma: number
}

export interface PlayerRow {
  player: string
  name: string
  matches: number
  won: number
  points_per_round: number | null
  lives_left: number | null
  place: number
  left: number
  offices: Record<string, number>
  rating: Rating | null
}

export interface RatingPoint {
  at: number
  value: number
  mu: number
  sigma: number
}

export interface PlayerInfo {
  player: string
  name: string
  since: number
  game: 'comemierda' | 'gnav'
  row: PlayerRow | null
  ratings: RatingPoint[]
  me: boolean
  blocked: boolean
}

export interface HostSettings {
  sign_up: boolean
  free_text: boolean
  polite_name: boolean
  retention_days: number | null
}

export interface Announcement {
  text: string | null
}

export interface Ban {
  days: number | null
}

export interface AdminOverview {
  version: string
  gathering: number
  playing: number
  over: number
  people: number
  reports: number
  settings: HostSettings
  announcement: string | null
}

export interface AdminTable {
  phase: 'gathering' | 'playing' | 'over' | 'closed'
  open: boolean
  updated: number
  table: LobbyTable
}

export interface AdminPerson {
  player: string
  name: string
  account: string | null
  admin: boolean
  created: number
  seen: number
  banned_until: number | null
}

export interface AdminReport {
  id: string
  at: number
  by: string
  player: string | null
  name: string
  table: string | null
  reason: 'name' | 'words' | 'leaving' | 'cheating' | 'other'
  note: string
  done: boolean
}

export interface NewReview {
  record?: string | null
  table?: string | null
  match?: number | null
}
