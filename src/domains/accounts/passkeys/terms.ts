/** Counted in code points. */
export const PASSKEY_NAME_MAX = 30
/** So many a member may have. */
export const MOST_PASSKEYS = 10
export const UNNAMED = 'パスキー'
