/** What makes a reward worth a look; none of it decides anything. */
export const signNames = {
  card: '同じカード',
  phone: '同じ電話番号',
  email: '同じメールアドレス',
  oauth: '同じ外部アカウント',
  amazon_buyer: '同じAmazonアカウント',
  device: '同じ端末',
  line: '同じ回線から3件以上',
  postal: '同じ住所',
  quit: '申し込みから3日以内の解約',
} as const
export type Sign = keyof typeof signNames

/** So many orders of one ambassador's people from one line are no house any more. */
export const LINE_MANY = 3
/** Who quits within so many days of the order may never have meant to stay: `signNames.quit` says the same. */
export const QUIT_DAYS = 3
/** So many who quit so soon are a pattern, where nothing else is strange. */
export const QUITS_MANY = 3
/** So far back staff are shown whose rewards are worth a look. */
export const SIGN_DAYS = 180
