/** Where an order ends that the provider or the issuer did not let through. */
export const errorPath = (code: string) => `/subscription_orders/payment_error?res_code=${encodeURIComponent(code)}`
