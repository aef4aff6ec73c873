import { PaymentsSilent, type Wallet } from '../payments/port.ts'
import { IdentityCancelled, IdentitySilent, IdentityWrong, type IdentityProvider } from './port.ts'

/**
 * Amazon's sign-in without a payment: who comes back brings a token that works once, and the wallet says whose it is.
 * Amazon says nowhere that its buyers' mailboxes were seen to be read, so that the mailbox is asked here.
 */
export function amazonBuyers(wallet: Pick<Wallet, 'signInUrl' | 'findBuyer'>): IdentityProvider {
  return {
    addressFor({ callback, state }) {
      const back = (more: Record<string, string>) => `${callback}?${new URLSearchParams({ state, ...more })}`
      return Promise.resolve(wallet.signInUrl({ returnUrl: back({}), cancelUrl: back({ error: 'access_denied' }) }))
    },

    async hear(back) {
      if (back.searchParams.has('error')) throw new IdentityCancelled()
      const token = back.searchParams.get('buyerToken')
      if (!token) throw new IdentityWrong('the buyer brings no token')
      const buyer = await wallet.findBuyer(token).catch((failure: unknown) => {
        throw failure instanceof PaymentsSilent ? new IdentitySilent() : failure
      })
      if (!buyer) throw new IdentityWrong('the token is nobody’s')
      return { subject: buyer.id, name: buyer.name || null, email: buyer.email || null, emailVerified: false }
    },
  }
}
