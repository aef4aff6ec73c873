import { z } from 'zod'
import type { Settings } from '#platform/house.ts'
import { payerOf, payerPattern, SANDBOX_PAYER } from './payer-setting.ts'
import { walletEnvironment, whyHalfAWallet, whySandboxWallet } from './wallet-settings.ts'

export class BadSettings extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
  }
}

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .default(byDefault ? 'true' : 'false')
    .transform((v) => v === 'true' || v === '1')
const url = (example: string) => z.url({ error: `must be an address such as ${example}` })

const SANDBOX_CLIENT_SECRET = 'sandbox-client-secret-of-thirty-two'

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  DATABASE_URL: z
    .string({ error: 'is missing: name a PostgreSQL database, such as postgres://egaku@localhost/egaku' })
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: url('https://school.example').optional(),
  SECRET: z.string({ error: 'is missing: at least 32 random characters' }).min(32, 'must have at least 32 characters'),
  SITE_NAME: z.string().min(1).default('Egaku'),
  SITE_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'must be small letters, figures and _')
    .default('egaku'),
  MAIL_URL: url('smtp://localhost:25').optional(),
  MAIL_FROM: z.email('must be an address such as no-reply@school.example').optional(),
  CONTACT_EMAIL: z.email('must be an address such as help@school.example').optional(),
  INVOICE_ISSUER: z.string().min(1).max(100).optional(),
  INVOICE_REGISTRATION: z
    .string()
    .regex(/^T\d{13}$/, 'must be T and 13 figures')
    .optional(),
  SCHOOL_REPRESENTATIVE: z.string().min(1).max(100).optional(),
  SCHOOL_ADDRESS: z
    .string()
    .regex(
      /^〒\d{3}-\d{4} \S.{3,79}$/,
      'must be a postal code and an address such as 〒150-0001 東京都渋谷区神宮前1-2-3',
    )
    .optional(),
  PAYOUT_ACCOUNT: z
    .string()
    .regex(
      payerPattern,
      'must be what the bank wrote into the contract for 総合振込: code, bank-branch-type-number and name in kana, such as 0000012345 0001-001-1-1234567 ｶ)ｴｶﾞｸ',
    )
    .optional(),
  PAYOUT_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(28, 'must be 1 to 28, so that nobody waits more than 60 days')
    .default(25),
  MONEY_RECORD_YEARS: z.coerce.number().int().min(7).max(10).default(10),
  PAYOUT_MINIMUM_YEN: z.coerce.number().int().min(1).max(100_000).default(3_000),
  STORAGE_URL: url('https://s3.example').optional(),
  STORAGE_BUCKET: z.string().default('egaku'),
  STORAGE_REGION: z.string().default('ap-northeast-1'),
  STORAGE_KEY: z.string().default('sandbox'),
  STORAGE_SECRET: z.string().default('sandbox-secret'),
  CARD_TOKEN_URL: url('https://cards.example/token').optional(),
  CARD_TOKEN_KEY: z.string().default('sandbox-token-key'),
  CARD_API_URL: url('https://cards.example').optional(),
  CARD_API_SECRET: z.string().default('sandbox-card-secret'),
  CARD_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(20),
  ...walletEnvironment,
  SMS_API_URL: url('https://sms.example').optional(),
  SMS_API_SECRET: z.string().default('sandbox-sms-secret'),
  POSTAL_API_URL: url('https://postal.example/addresses').optional(),
  SIGN_IN_WITH: z
    .string()
    .regex(
      /^(none|(google_oauth2|twitter|line)(,(google_oauth2|twitter|line))*)$/,
      'must be none, or some of google_oauth2,twitter,line',
    )
    .default('google_oauth2,twitter,line')
    .transform((text) => new Set(text.split(','))),
  GOOGLE_ISSUER_URL: url('https://accounts.google.com').optional(),
  GOOGLE_CLIENT_ID: z.string().default('sandbox-client'),
  GOOGLE_CLIENT_SECRET: z.string().default(SANDBOX_CLIENT_SECRET),
  LINE_ISSUER_URL: url('https://access.line.me').optional(),
  LINE_CLIENT_ID: z.string().default('sandbox-client'),
  LINE_CLIENT_SECRET: z.string().default(SANDBOX_CLIENT_SECRET),
  X_AUTHORIZE_URL: url('https://x.com/i/oauth2/authorize').optional(),
  X_API_URL: url('https://api.x.com').optional(),
  X_CLIENT_ID: z.string().default('sandbox-client'),
  X_CLIENT_SECRET: z.string().default(SANDBOX_CLIENT_SECRET),
  IDENTITY_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(30).default(10),
  SANDBOX_URL: url('http://127.0.0.1:3001').optional(),
  SEARCH_CREDIT: z.string().optional(),
  SEARCH_URL: url('https://search.example').optional(),
  SEARCH_KEY: z.string().default(''),
  SEARCH_KEY_HEADER: z
    .string()
    .regex(/^[A-Za-z-]+$/, 'must be the name of a header')
    .default('X-API-Key'),
  AMBASSADOR_OPEN: flag(true),
  AMBASSADOR_PURCHASE_YEN: z.coerce.number().int().min(1).max(100_000).default(1_000),
  AMBASSADOR_TRIAL_YEN: z.coerce.number().int().min(1).max(100_000).default(500),
  AMBASSADOR_POPUP_CHANCE: z.coerce.number().min(0).max(1).default(0.05),
  LEVEL_CHECK_ENABLED: flag(true),
  LEVEL_CHECK_FORM_URL: z.string().default(''),
  CORRECTION_CANCEL_URL: url('https://forms.example/cancel').optional(),
  QUESTION_FORM_URL: url('https://forms.example/question').optional(),
  CONSULTATION_FORM_URL: url('https://forms.example/consultation').optional(),
  QUESTION_PICTURES_DAYS: z.coerce.number().int().min(30).max(3_650, 'must be 30 to 3650').default(365),
  CRITIQUE_FILES_DAYS: z.coerce
    .number()
    .int()
    .min(60)
    .max(3_650, 'must be 60 to 3650, so that owners are told in time')
    .default(365),
  COMMUNITY_FIRST_LOOKS: z.coerce.number().int().min(0).max(20).optional(),
  FEEDBACK_ENABLED: flag(true),
  GESTURE_POPUP_TO: z
    .string()
    .regex(/^\/[\w\-./?=&%#]*$/, 'must be a path of this site such as /pose_library')
    .default('/pose_library'),
  TRIAL_CODE_IP_TRIES: z.coerce
    .number()
    .int()
    .min(6, 'must be 6 to 1000, above the 5 of one member, so that nobody locks a classroom')
    .max(1_000)
    .default(20),
  TRIAL_TUTORIAL_TO: z
    .string()
    .regex(/^\/[\w\-./?=&%#]*$/, 'must be a path of this site such as /trial_sets')
    .default('/trial_sets'),
  DEBIT_PRINTING: flag(true),
  VIDEO_PROVIDER: z.enum(['local', 'vimeo']).default('local'),
  RECOMMENDED_BROWSER: z.string().default('Chrom(e|ium)/'),
  TRUST_PROXY: flag(false),
  KEEP_PAGES_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  ENCODERS: z.coerce.number().int().min(0).max(64).optional(),
  ENCODER_FOLDER: z.string().optional(),
  ENCODER_NICENESS: z.coerce.number().int().min(0).max(19).default(10),
  LEAVE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Environment = z.output<typeof Environment>

/** Reads and checks every setting at start: one clear sentence for each that is missing or wrong. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = Environment.safeParse(given)
  if (!result.success)
    throw new BadSettings(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
  const settings = result.data
  const halves = whyHalfAWallet(settings)
  if (halves.length > 0) throw new BadSettings(halves)
  if (settings.NODE_ENV === 'production') refuseSandbox(settings)
  return settings
}

/** What each way of signing in elsewhere needs, where the school has it. */
const signInNeeds = {
  google_oauth2: { urls: ['GOOGLE_ISSUER_URL'], own: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  line: { urls: ['LINE_ISSUER_URL'], own: ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'] },
  twitter: { urls: ['X_AUTHORIZE_URL', 'X_API_URL'], own: ['X_CLIENT_ID', 'X_CLIENT_SECRET'] },
} as const
const neededToSignIn = ({ SIGN_IN_WITH }: Environment) =>
  (['google_oauth2', 'line', 'twitter'] as const).flatMap((one) => (SIGN_IN_WITH.has(one) ? [signInNeeds[one]] : []))

/** A production house reaches only real providers: none may be unset, none may point at the sandbox. */
function refuseSandbox(settings: Environment): void {
  const wrong: string[] = []
  if (settings.SANDBOX_URL) wrong.push('SANDBOX_URL must not be set in production.')
  for (const name of ['INVOICE_ISSUER', 'INVOICE_REGISTRATION'] as const)
    if (!settings[name]) wrong.push(`${name} is missing: receipts must name who issues them.`)
  if (!settings.SCHOOL_ADDRESS)
    wrong.push('SCHOOL_ADDRESS is missing: direct debit forms must say where they go back to.')
  for (const name of ['MAIL_FROM', 'CONTACT_EMAIL'] as const)
    if (!settings[name]) wrong.push(`${name} is missing: letters and pages must name an address that exists.`)
  const addresses = [
    'MAIL_URL',
    'STORAGE_URL',
    'CARD_TOKEN_URL',
    'CARD_API_URL',
    'SMS_API_URL',
    'POSTAL_API_URL',
    ...neededToSignIn(settings).flatMap(({ urls }) => urls),
  ] as const
  for (const name of [...addresses, 'ORIGIN'] as const) {
    const value = settings[name]
    if (!value) wrong.push(`${name} is missing: production needs the real one.`)
    else if (/sandbox/i.test(value)) wrong.push(`${name} points at the sandbox, which production does not have.`)
  }
  for (const name of [
    'STORAGE_KEY',
    'STORAGE_SECRET',
    'CARD_TOKEN_KEY',
    'CARD_API_SECRET',
    'SMS_API_SECRET',
    ...neededToSignIn(settings).flatMap(({ own }) => own),
  ] as const) {
    if (settings[name].startsWith('sandbox')) wrong.push(`${name} is missing: production needs the real one.`)
  }
  wrong.push(...whySandboxWallet(settings))
  if (settings.ORIGIN?.startsWith('http:') && !isThisMachine(settings.ORIGIN))
    wrong.push('ORIGIN must begin with https:// in production, unless it is this machine itself.')
  if (/known to everybody/.test(settings.SECRET)) wrong.push('SECRET is the one of the tests, which everybody knows.')
  if (wrong.length > 0) throw new BadSettings(wrong)
}

/** This machine itself: nobody listens on the way. */
export const isThisMachine = (origin: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

/** Where browsers are sent to sign in elsewhere, of those that the school has. */
function signInOrigins(env: Environment): Settings['signInOrigins'] {
  const sandbox = env.SANDBOX_URL ?? NO_SANDBOX
  const origins = {
    google_oauth2: new URL(env.GOOGLE_ISSUER_URL ?? sandbox).origin,
    twitter: new URL(env.X_AUTHORIZE_URL ?? sandbox).origin,
    line: new URL(env.LINE_ISSUER_URL ?? sandbox).origin,
  }
  const wanted = Object.entries(origins).filter(([name]) => env.SIGN_IN_WITH.has(name))
  const amazon = env.AMAZON_PAY_CHECKOUT_URL ? { amazon: new URL(env.AMAZON_PAY_CHECKOUT_URL).origin } : {}
  return { ...Object.fromEntries(wanted), ...amazon }
}

/** Where nobody said which sandbox there is, and nobody may be listening. */
export const NO_SANDBOX = 'http://127.0.0.1:3001'

export function toSettings(env: Environment): Settings {
  const domain = `${env.SITE_SLUG.replaceAll('_', '-')}.example`
  const { origin } = new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`)
  return {
    siteName: env.SITE_NAME,
    siteSlug: env.SITE_SLUG,
    origin,
    storeOrigin: env.STORAGE_URL ? new URL(env.STORAGE_URL).origin : null,
    secret: env.SECRET,
    secureCookies: origin.startsWith('https://'),
    sandboxUrl: env.SANDBOX_URL ?? null,
    signInOrigins: signInOrigins(env),
    mailFrom: env.MAIL_FROM ?? `no-reply@${domain}`,
    contactEmail: env.CONTACT_EMAIL ?? `support@${domain}`,
    invoiceIssuer: env.INVOICE_ISSUER ?? env.SITE_NAME,
    invoiceRegistration: env.INVOICE_REGISTRATION ?? 'T1234567890123',
    schoolRepresentative: env.SCHOOL_REPRESENTATIVE ?? null,
    schoolAddress: env.SCHOOL_ADDRESS ?? '〒100-0000 東京都千代田区鉛筆町1-2-3',
    payoutAccount: payerOf(env.PAYOUT_ACCOUNT ?? (env.SANDBOX_URL ? SANDBOX_PAYER : null)),
    payoutDay: env.PAYOUT_DAY,
    moneyRecordYears: env.MONEY_RECORD_YEARS,
    payoutMinimumYen: env.PAYOUT_MINIMUM_YEN,
    searchCredit: env.SEARCH_CREDIT ?? `${env.SITE_NAME} Search`,
    ambassadors: {
      open: env.AMBASSADOR_OPEN,
      yen: { purchase: env.AMBASSADOR_PURCHASE_YEN, trial: env.AMBASSADOR_TRIAL_YEN },
      popupChance: env.AMBASSADOR_OPEN ? env.AMBASSADOR_POPUP_CHANCE : 0,
    },
    levelCheckEnabled: env.LEVEL_CHECK_ENABLED,
    levelCheckFormUrl: env.LEVEL_CHECK_FORM_URL,
    correctionCancelUrl: env.CORRECTION_CANCEL_URL ?? null,
    questionFormUrl: env.QUESTION_FORM_URL ?? null,
    consultationFormUrl: env.CONSULTATION_FORM_URL ?? null,
    questionPicturesDays: env.QUESTION_PICTURES_DAYS,
    critiqueFilesDays: env.CRITIQUE_FILES_DAYS,
    communityFirstLooks: env.COMMUNITY_FIRST_LOOKS ?? (env.NODE_ENV === 'production' ? 3 : 0),
    feedbackEnabled: env.FEEDBACK_ENABLED,
    gesturePopupTo: env.GESTURE_POPUP_TO,
    trialCodeAddressTries: env.TRIAL_CODE_IP_TRIES,
    trialTutorialTo: env.TRIAL_TUTORIAL_TO,
    debitPrinting: env.DEBIT_PRINTING,
    videoProvider: env.VIDEO_PROVIDER,
    encoders: env.ENCODERS ?? null,
    encoderFolder: env.ENCODER_FOLDER ?? null,
    encoderNiceness: env.ENCODER_NICENESS,
    recommendedBrowser: new RegExp(env.RECOMMENDED_BROWSER),
    trustProxy: env.TRUST_PROXY,
    requestSeconds: env.REQUEST_SECONDS,
    leaveSeconds: env.LEAVE_SECONDS,
  }
}
