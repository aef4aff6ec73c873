/** What a field for date and time holds, as a moment of Tokyo. */
export const tokyoMomentOf = (text: string | undefined): Date | null => (text ? new Date(`${text}:00+09:00`) : null)
