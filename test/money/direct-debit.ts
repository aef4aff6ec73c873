import { applyForDebit } from '#domains/orders/by-debit/actions/apply.ts'
import { checkCode } from '#domains/orders/by-debit/actions/check-code.ts'
import { sendCode } from '#domains/orders/by-debit/actions/send-code.ts'
import type { Wanted } from '#domains/orders/debit-applications/terms.ts'
import type { FreshHouse } from '#test/fresh-house.ts'
import { openDesk } from './orders.ts'
import { codeIn, messagesTo, ownPhone } from '#test/accounts/phones.ts'

export const byPost: Wanted = {
  receiving: 'post',
  to: { name: '山田 花子', postalCode: '1500001', prefecture: '東京都', address: '渋谷区神宮前1-2-3' },
}

/** People on their way to a direct debit, step by step. */
export function debitSteps(fresh: FreshHouse) {
  const steps = {
    apply: async (memberId: number, planId = 4, wanted: Wanted = { receiving: 'print', to: null }) =>
      applyForDebit(await fresh.actorFor(memberId), planId, wanted),
    send: async (memberId: number, tel: string, ip = '127.0.0.1') =>
      sendCode(await fresh.actorFor(memberId, { ip }), tel),
    codeTo: async (tel: string) => codeIn((await messagesTo(tel))[0]),
    check: async (memberId: number, code: string) => checkCode(await fresh.actorFor(memberId), code),
    /** An application whose phone was shown, so that only the confirmation is left. */
    ready: async (memberId: number, planId = 4, wanted?: Wanted, tel = ownPhone()) => {
      const { needsPhone } = await steps.apply(memberId, planId, wanted)
      if (!needsPhone) return tel
      await steps.send(memberId, tel, `10.0.${memberId % 250}.${Number(tel.slice(-2))}`)
      await steps.check(memberId, await steps.codeTo(tel))
      return tel
    },
  }
  return steps
}

/** A desk where people choose direct debit, and have no card. */
export async function openDebitDesk() {
  const desk = await openDesk()
  return {
    ...desk,
    steps: debitSteps(desk.fresh),
    newcomer() {
      desk.morning()
      return desk.newMember()
    },
    showDebit: (memberId: number, planId: number) =>
      desk.show(memberId, { kind: planId > 3 ? 'trial' : 'start', planId, paymentKind: 'direct_debit' }),
    placeDebit: (memberId: number, key: string, guardian?: string) => desk.place(memberId, key, null, guardian),
  }
}
