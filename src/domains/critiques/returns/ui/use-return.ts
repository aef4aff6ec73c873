import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { emptyItem, firstItems, FIXED_ITEMS, type DraftItem } from '../terms.ts'

type Draft = { items: DraftItem[]; version: number }
const SAVE_AFTER_MS = 1_000
const keyOf = (workId: number) => `correction-draft:${workId}`

/** What was written here and has not reached the house, after a reload or a lost line. */
function readLocal(workId: number, version: number): DraftItem[] | null {
  const text = localStorage.getItem(keyOf(workId))
  const kept = text === null ? null : (JSON.parse(text) as Draft)
  return kept && kept.version === version ? kept.items : null
}

/** A return that is being prepared: kept on this device at once, in the house a second later, sent when it is whole. */
export function useReturn(workId: number, first: Draft | null) {
  const [items, setItems] = useState<DraftItem[]>(first?.items ?? firstItems())
  const [sync, setSync] = useState<SyncState | null>(first && 'saved')
  const version = useRef(first?.version ?? 0)
  const latest = useRef(items)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async () => {
    const sent = latest.current
    setSync('saving')
    const path = callPath('/user_corrected_works/:id/teacher_corrections/draft', { id: workId })
    const { ok, code, body } = await post<{ version: number }>(
      path,
      { items: sent, version: version.current },
      { method: 'PUT' },
    )
    if (ok && body) {
      version.current = body.version
      if (sent !== latest.current) return save()
      localStorage.removeItem(keyOf(workId))
      return setSync('saved')
    }
    if (code === 'newer-draft') return setSync('newer')
    setSync('unsaved')
  }
  const saveSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
  }
  const change = (next: DraftItem[]) => {
    latest.current = next
    setItems(next)
    setSync('unsaved')
    try {
      localStorage.setItem(keyOf(workId), JSON.stringify({ items: next, version: version.current }))
    } catch {
      // A full store must not stop the writing.
    }
    saveSoon()
  }

  const begin = useEffectEvent(() => {
    const local = readLocal(workId, version.current)
    if (local) change(local)
  })
  const again = useEffectEvent(() => sync === 'unsaved' && saveSoon())
  useEffect(() => {
    begin()
    const back = () => void again()
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('online', back)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    items,
    sync,
    changeItem: (index: number, part: Partial<DraftItem>) =>
      change(latest.current.map((item, at) => (at === index ? { ...item, ...part } : item))),
    add: (type: DraftItem['type']) => change([...latest.current, emptyItem(type)]),
    remove: (index: number) => index >= FIXED_ITEMS && change(latest.current.filter((_, at) => at !== index)),
    /** Sends it; what is kept here goes with it. */
    async send(): Promise<boolean> {
      clearTimeout(timer.current)
      const corrected_works = latest.current.map(({ type, value, fileKey }) =>
        type === 'image' ? { type, value, file_key: fileKey } : { type, value, file_key: null },
      )
      const path = callPath('/user_corrected_works/:id/teacher_corrections', { id: workId })
      const { ok } = await post(path, { corrected_works })
      if (ok) localStorage.removeItem(keyOf(workId))
      return ok
    },
  }
}
