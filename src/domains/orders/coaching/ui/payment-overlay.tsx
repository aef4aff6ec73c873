/** Lies over the page while the payment is under way, so that nothing is pressed twice. */
export const PaymentOverlay = () => (
  <div role="status" className="payment-overlay">
    <p className="rounded-sheet border border-line bg-sheet px-6 py-5 font-bold">お支払いの手続き中です…</p>
  </div>
)
