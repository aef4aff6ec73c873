import type { Actor } from '#platform/ask.ts'
import type { Db } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Payments, Wallet } from '#ports/payments/port.ts'

/** A moment in a process' life: before or after its n-th transaction or question to the provider. */
type Moment = { step: number; after: boolean }

/**
 * A process that dies at that moment: what it began is done or not, and it never goes on. `died` comes true when the
 * moment came; a life that ends before it has had all its moments.
 */
export function dyingAt(house: House, { step, after }: Moment) {
  let steps = 0
  let die: () => void = () => {}
  const died = new Promise<'died'>((tell) => (die = () => tell('died')))
  const live = async <T>(work: () => Promise<T>): Promise<T> => {
    const isLast = ++steps === step
    if (isLast && !after) return end()
    const result = await work()
    return isLast ? end() : result
  }
  const end = <T>() => {
    die()
    return new Promise<T>(() => {})
  }

  const db = new Proxy(house.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => ({
        execute: (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) =>
          live(() => target.transaction().execute(work)),
      })
    },
  })
  const { registerCard, authenticate, charge, findCharge } = house.payments
  const payments: Payments = {
    ...house.payments,
    registerCard: (ask) => live(() => registerCard(ask)),
    authenticate: (ask) => live(() => authenticate(ask)),
    charge: (ask) => live(() => charge(ask)),
    findCharge: (key) => live(() => findCharge(key)),
  }
  const mortal: House = { ...house, db, payments, wallet: house.wallet && mortalWallet(house.wallet, live) }
  return {
    house: mortal,
    died,
    asked: (actor: Actor): Actor => ({ ...actor, house: mortal, db }),
  }
}

function mortalWallet(wallet: Wallet, live: <T>(work: () => Promise<T>) => Promise<T>): Wallet {
  return {
    ...wallet,
    agree: (ask) => live(() => wallet.agree(ask)),
    complete: (ask) => live(() => wallet.complete(ask)),
    findCheckout: (id) => live(() => wallet.findCheckout(id)),
    findPermission: (ref) => live(() => wallet.findPermission(ref)),
    charge: (ask) => live(() => wallet.charge(ask)),
    findCharge: (key, chargeId) => live(() => wallet.findCharge(key, chargeId)),
  }
}
