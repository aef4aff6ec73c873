/** Where a card is changed, and where that leads back to. */
export const editCardPath = (returnTo: string) => `/users/edit_card/form?redirect_to=${encodeURIComponent(returnTo)}`
