import type { Retention } from '#platform/manifest.ts'

/** From where and with what somebody did something, and where a letter went: useful for some time only. */
export const oldTraces: readonly Retention[] = [
  {
    what: '操作の記録のIPアドレスとブラウザ',
    days: 365,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable('audit_log')
        .set({ ip: null, agent: null })
        .where('at', '<', before)
        .where((or) => or.or([or('ip', 'is not', null), or('agent', 'is not', null)]))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
  {
    what: '送信したメールの宛先',
    days: 400,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable('letters')
        .set({ to_address: '' })
        .where('sent_at', '<', before)
        .where('to_address', '<>', '')
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
]
