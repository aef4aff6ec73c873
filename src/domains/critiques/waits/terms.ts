/** So long a place is kept for who waited for it and is told; then the next is told. */
export const OFFER_HOURS = 24
