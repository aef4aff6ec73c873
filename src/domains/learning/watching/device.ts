/** What the learner calls the machine that this request came from: 「スマホ」「タブレット」「パソコン」. */
export function deviceOf(agent: string): string {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'タブレット'
  return /iPhone|iPod|Android|Mobile/i.test(agent) ? 'スマホ' : 'パソコン'
}
