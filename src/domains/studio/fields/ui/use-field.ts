import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { pageMember } from '#platform/browser-call.ts'
import { FieldKeeper } from './field-keeper.ts'
import type { FieldOf } from './kept-text.ts'

/** A field that saves itself, as its component shows it. */
export function useField(of: FieldOf, first: string, onSaved: () => void = () => {}) {
  const [keeper] = useState(() => new FieldKeeper(of, first))
  const view = useSyncExternalStore(keeper.subscribe, keeper.look, keeper.look)
  const saved = useEffectEvent(onSaved)
  useEffect(() => {
    keeper.begin(pageMember(), () => saved())
    const leave = () => void keeper.save(true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
      keeper.end()
    }
  }, [keeper])
  return { keeper, ...view }
}
