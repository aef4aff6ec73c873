import { useEffect, useEffectEvent } from 'react'
import { commandOf, type Command } from './keys.ts'
import { isSomethingOpen } from '#ui/use-modal.ts'

const FIELD =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])'
const PRESSED_BY_SPACE = 'button, summary, input, [role=button]'
const SCROLLS = '.player-panel'

/** The player's keys, wherever the focus is; none acts in a field, and what a control does by itself stays its own. */
export function useKeys(act: (command: Command) => void, singleKeysOff: boolean) {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isSomethingOpen()) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(FIELD)) return
    if (event.key === ' ' && target?.closest(PRESSED_BY_SPACE)) return
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && target?.closest(SCROLLS)) return
    const command = commandOf(event, singleKeysOff)
    if (!command) return
    event.preventDefault()
    act(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPress(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
