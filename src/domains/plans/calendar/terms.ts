/** What a charge is for, beside its day 「2025年4月1日」: of a month that begins on it the day is said already. */
export const besideDay = (day: string, label: string) => (label.startsWith(day) ? '1ヶ月分' : label)
