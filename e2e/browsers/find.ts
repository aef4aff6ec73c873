export type Kind = 'press' | 'box' | 'field'
export type Point = { x: number; y: number }

/**
 * In the page: the middle of what carries this name, scrolled to where a hand can reach it. It says why it cannot be
 * reached when it is not there, not awake, or lies under something else; a dialog that is open hides all the rest.
 */
export function placeOf(kind: Kind, name: string, nth: number, isPart: boolean): Point | string {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  const nameOf = (one: Element): string => {
    const by = one.getAttribute('aria-labelledby')
    if (by)
      return plain(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      )
    const label = one.getAttribute('aria-label')
    if (label) return plain(label)
    const labels = 'labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : []
    if (labels.length) return plain(labels.map((words) => words.textContent).join(' '))
    if (one instanceof HTMLImageElement) return plain(one.alt)
    const pictures = [...one.querySelectorAll('img')].map((image) => image.alt).join(' ')
    return plain(`${one.textContent} ${pictures}`)
  }
  const kinds = {
    press: 'a[href], button, summary, [role=button], [role=tab]',
    box: 'input[type=radio], input[type=checkbox]',
    field: 'input, textarea, select',
  }
  if ('__reactRouterContext' in window && !('awake' in document.documentElement.dataset)) return 'the page is not awake'
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  const room = dialogs.at(-1) ?? document.body
  const fits = (words: string) => (isPart ? words.includes(name) : words === name)
  const all = [...room.querySelectorAll(kinds[kind])].filter(isShown)
  const one = all.filter((other) => fits(nameOf(other))).at(nth)
  if (!one) return `${name} is not there, only ${all.map((other) => nameOf(other).slice(0, 20)).join(' | ')}`
  if (one.getAttribute('aria-disabled') === 'true' || one.matches(':disabled')) return `${name} is off`
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = one.getClientRects()[0]!
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const isMine = (other: Element | null) =>
    !!other && (one.contains(other) || other.contains(one) || other.closest('label')?.control === one)
  if (!isMine(hit)) return `${name} lies under ${hit?.outerHTML.slice(0, 120)}`
  return { x: Math.round(x), y: Math.round(y) }
}
