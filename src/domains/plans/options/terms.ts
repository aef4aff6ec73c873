/** Within which time staff send what was chosen with a plan, and how it comes. */
export const OPTION_DUE = '3営業日以内に'
export const OPTION_COMES = `最初の月額のお支払いから${OPTION_DUE}、メールでお送りします`
