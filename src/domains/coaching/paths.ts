/** Where a member sees their tickets. */
export const ticketsPath = '/personal_coachings'
export const ticketPath = (id: number) => `${ticketsPath}/${id}`
export const coachingItemPath = (itemId: number) => `${ticketsPath}/new?item_id=${itemId}`
/** Where it is ordered, after the item was read. */
export const coachingOrderPath = (itemId: number) => `${ticketsPath}/order?item_id=${itemId}`
/** Where an order with the card on file is confirmed. */
export const coachingConfirmPath = (key: string) => `${ticketsPath}/confirm?order=${key}`
/** Where every order of coaching is confirmed. */
export const coachingPlacePath = `${ticketsPath}/confirm_econtext_card`
export const coachSessionPath = (id: number) => `/coaching_sessions/${id}`
/** The part of the terms of use about coaching. */
export const coachingTermsPath = '/terms/user_policy#personal-coaching-description'
