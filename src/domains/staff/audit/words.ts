import { lookUp } from '#platform/look-up.ts'
import { auditGroups, type AuditDetail, type AuditGroup, type Manifest } from '#platform/manifest.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { yen } from '#domains/plans/terms.ts'

/** What more than one domain notes beside a doing. */
const common: Record<string, AuditDetail> = {
  reason: '理由',
  name: '名前',
  from: '開始',
  to: '終了',
  yen: { label: '金額', say: (value) => (typeof value === 'number' ? yen(value) : null) },
  lines: '行数',
  day: '日付',
  id: '番号',
}
const DAY_KEY = /^\d{4}-\d{2}-\d{2}$/

/** How staff read what every domain writes down; each names its own in its manifest. */
export function auditWordsOf(domains: readonly Manifest[]) {
  const doings = domains.flatMap(({ auditWords }) => auditWords?.doings ?? [])
  const names: Record<string, string> = Object.assign({}, ...doings.map((some) => some.names))
  const details: Record<string, AuditDetail> = Object.assign(
    {},
    ...domains.map(({ auditWords }) => auditWords?.details),
    common,
  )
  const namesOf = (group: AuditGroup) =>
    doings.filter(({ groups }) => groups.includes(group)).flatMap((some) => Object.keys(some.names))
  return {
    /** 「返金」; a doing without words stays a code rather than hidden. */
    nameOf: (action: string) => lookUp(names, action) ?? action,
    /** What can be asked for: a whole group, or one doing; null is nothing that there is. */
    actionsOf: (asked: string) =>
      lookUp(auditGroups, asked) ? namesOf(asked as AuditGroup) : lookUp(names, asked) ? [asked] : null,
    choices: [
      ...Object.entries(auditGroups).map(([value, label]) => ({ value, label: `${label}すべて` })),
      ...Object.entries(names).map(([value, label]) => ({ value, label: `　${label}` })),
    ],
    /** 「理由: お電話での依頼」; what has no name is not shown. */
    describe(noted: unknown): string {
      if (typeof noted !== 'object' || noted === null) return ''
      return Object.entries(noted)
        .flatMap(([name, value]) => {
          const detail = value === null ? null : lookUp(details, name)
          return detail ? [sayDetail(detail, value)] : []
        })
        .join('、')
    },
  }
}

function sayDetail(detail: AuditDetail, value: unknown): string {
  const text = String(value)
  if (typeof detail !== 'string') return `${detail.label}: ${detail.say(value) ?? text}`
  return `${detail}: ${DAY_KEY.test(text) ? formatDayKey(text) : text}`
}
