import type { Logger } from 'pino'
import type pg from 'pg'
import type { Identity } from '#ports/identity/port.ts'
import type { Mail } from '#ports/mail/port.ts'
import type { Payments, Wallet } from '#ports/payments/port.ts'
import type { Postal } from '#ports/postal/port.ts'
import type { Search } from '#ports/search/port.ts'
import type { Sms } from '#ports/sms/port.ts'
import type { Storage } from '#ports/storage/port.ts'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db.ts'
import type { Limits } from './limits.ts'
import type { Manifest } from './manifest.ts'
import type { PageCache } from './page-cache.ts'

export type Settings = {
  siteName: string
  siteSlug: string
  origin: string
  /** Where browsers reach the store, when that is not our own address. */
  storeOrigin: string | null
  secret: string
  secureCookies: boolean
  sandboxUrl: string | null
  /** The origins to which browsers are sent to sign in elsewhere, by the provider's name in our addresses. */
  signInOrigins: Partial<Record<keyof Identity, string>>
  mailFrom: string
  /** Where people write to when they need the school. */
  contactEmail: string
  /** Who issues receipts, and the number under which the tax office knows them: `T` and 13 figures. */
  invoiceIssuer: string
  invoiceRegistration: string
  /** Who answers for the sales, on the page of the trade law; null where they are told to who asks. */
  schoolRepresentative: string | null
  /** Where letters on paper reach the school: postal code and address. */
  schoolAddress: string
  /** Whose account payees are paid from, as the bank wrote it into the contract for transfers; null where there is none. */
  payoutAccount: {
    code: string
    name: string
    bankCode: string
    branchCode: string
    /** 1 ordinary, 2 checking */
    type: '1' | '2'
    number: string
  } | null
  /** On which day of the next month a month's earnings are paid, or on the bank day before it. */
  payoutDay: number
  /** So long records of money are kept: 7 to 10 years. */
  moneyRecordYears: number
  /** Rewards of ambassadors below it are carried over. */
  payoutMinimumYen: number
  searchCredit: string
  ambassadors: {
    /** Whether one may become an ambassador; who is one keeps their rewards. */
    open: boolean
    /** What a referred person's first purchase or first trial earns. */
    yen: { purchase: number; trial: number }
    popupChance: number
  }
  levelCheckEnabled: boolean
  levelCheckFormUrl: string
  /** A form outside with which a teacher asks that a critique be cancelled. */
  correctionCancelUrl: string | null
  /** Forms outside that take questions, and consultations and feedback, in place of the school's inbox. */
  questionFormUrl: string | null
  consultationFormUrl: string | null
  /** So many days after a question is over its pictures are deleted. */
  questionPicturesDays: number
  /** So many days after a critique is over the file that was sent with the work is deleted. */
  critiqueFilesDays: number
  /** So many first things that somebody shows wait until staff have looked. */
  communityFirstLooks: number
  feedbackEnabled: boolean
  /** Where the popup of the anniversary's page leads that recommends gesture drawing. */
  gesturePopupTo: string
  /** So many wrong serial codes in a row from one address close it for a while. */
  trialCodeAddressTries: number
  /** Where the last page of the tutorial leads. */
  trialTutorialTo: string
  /** Whether members may print the paper for their bank themselves; otherwise it is posted to all. */
  debitPrinting: boolean
  videoProvider: 'local' | 'vimeo'
  /** So many encoders of films a process runs at once, 0 for none; null leaves it to the kind of process. */
  encoders: number | null
  /** Where they work; null is the system's folder for what is temporary. */
  encoderFolder: string | null
  /** How far behind everything else they get the processor, as `nice` counts it. */
  encoderNiceness: number
  recommendedBrowser: RegExp
  trustProxy: boolean
  /** How long a request may take as a whole, without the sending of its body and what a card provider takes. */
  requestSeconds: number
  /** So long a process that was told to end still takes new requests, for its proxy to see that it is leaving. */
  leaveSeconds: number
}

export type Jobs = {
  add(
    tx: Tx | Db,
    name: string,
    payload: Record<string, unknown>,
    /** `runAt` is business time. */
    options?: { key?: string; runAt?: Date },
  ): Promise<void>
}

/** What became of the money that an order asked for. */
export type OrderOutcome = { key: string; outcome: 'paid' } | { key: string; outcome: 'declined'; code: string }

/** Somebody's first purchase or first trial, and the word of the link by which they came. */
export type Referral = { referredId: number; kind: 'purchase' | 'trial'; orderKey: string; code: string }

/** Under whom a member signs in elsewhere. */
export type KnownIdentity = { memberId: number; provider: string; subject: string }

/** Everything the application stands on, chosen once in app/wire.ts. */
export type House = {
  settings: Settings
  db: Db
  pool: pg.Pool
  /** The same database through connections that cannot write. */
  readOnly: { db: Db; pool: pg.Pool }
  clock: Clock
  storage: Storage
  mail: Mail
  payments: Payments
  /** Amazon Pay; null where the school does not offer it. */
  wallet: Wallet | null
  sms: Sms
  postal: Postal
  /** Providers with whom one may sign in elsewhere, those that the school has. */
  identity: Identity
  /** A hosted search that stands in for our own; null where ours answers. */
  search: Search | null
  jobs: Jobs
  limits: Limits
  pages: PageCache
  log: Logger
  /** What each domain has for the whole house. */
  domains: readonly Manifest[]
  /** Ends an order in the transaction that knows what became of its money: bills know no orders. */
  settleOrder: (tx: Tx, house: House, settled: OrderOutcome) => Promise<void>
  /** Enters what an ambassador has for it, in the transaction in which it began: orders know no ambassadors. */
  enterReward: (tx: Tx, house: House, referral: Referral) => Promise<void>
  /** Takes an identity for one of its person's, in the transaction that links it: accounts know no persons. */
  noteIdentity: (tx: Tx, house: House, known: KnownIdentity) => Promise<void>
  close(): Promise<void>
}
