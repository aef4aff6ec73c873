/** Where an order's outcome is shown: done, failed, or still being confirmed. */
export const outcomePath = (key: string) => `/subscription_orders/outcome?order=${encodeURIComponent(key)}`
/** Where the issuer's page leads back to; the key in the address says which order it was. */
export const authenticatedPath = (key: string) => `/subscription_orders/three_d_secure/return?order=${key}`
