type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What React holds a field to have said last; it hears no event that says the same. */
type Watched = Field & { _valueTracker?: { setValue(value: string): void } }

/**
 * What was typed, chosen or filled in before the page's scripts came. React lets it stand and tells no component, and
 * the next drawing would wipe it: every such field says it again, and its composition and caret stay as they are.
 */
export function replayEarlyInput() {
  for (const field of document.querySelectorAll<Watched>('input, textarea, select')) {
    const said = saidEarly(field)
    if (!said) continue
    field._valueTracker?.setValue(said.before)
    field.dispatchEvent(new Event(said.event, { bubbles: true }))
  }
}

function saidEarly(field: Field): { event: 'click' | 'input' | 'change'; before: string } | null {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(0, given) ? null : { event: 'change', before: '' }
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement
    const isEarly = checked !== defaultChecked && (checked || field.type === 'checkbox')
    return isEarly ? { event: 'click', before: String(defaultChecked) } : null
  }
  if (field.value === field.defaultValue) return null
  return { event: field.type === 'file' ? 'change' : 'input', before: field.defaultValue }
}
