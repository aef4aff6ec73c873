/** Where the forms of an order go: with a new card, and with the card on file. */
export const subscriptionOrders = { withCard: '/subscription_orders/register_token', stored: '/subscription_orders/' }
export const courseOrders = { withCard: '/course_orders', stored: '/course_orders' }
