import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { emptyItem, firstItems, FIXED_ITEMS, noMarks, type Draft, type DraftItem, type DraftMarks } from '../terms.ts'

type Content = Omit<Draft, 'version'>
/** A drawing as the first picture: its key in the store, and which revision of the drawing it shows. */
export type Drawn = { key: string; revision: number }
const SAVE_AFTER_MS = 1_000
const keyOf = (workId: number) => `correction-draft:${workId}`

/** What was written here and has not reached the house, after a reload or a lost line. */
function readLocal(workId: number, version: number): Content | null {
  const text = localStorage.getItem(keyOf(workId))
  const kept = text === null ? null : (JSON.parse(text) as Draft)
  return kept && kept.version === version ? { items: kept.items, marks: { ...noMarks, ...kept.marks } } : null
}

/** A return that is being prepared: kept on this device at once, in the house a second later, sent when it is whole. */
export function useReturn(workId: number, first: Draft | null) {
  const [content, setContent] = useState<Content>(() => first ?? { items: firstItems(), marks: noMarks })
  const [sync, setSync] = useState<SyncState | null>(first && 'saved')
  const version = useRef(first?.version ?? 0)
  const latest = useRef(content)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async () => {
    const sent = latest.current
    setSync('saving')
    const path = callPath('/user_corrected_works/:id/teacher_corrections/draft', { id: workId })
    const { ok, code, body } = await post<{ version: number }>(
      path,
      { items: sent.items, marks: sent.marks, version: version.current },
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
  const change = (part: Partial<Content>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setContent(next)
    setSync('unsaved')
    try {
      localStorage.setItem(keyOf(workId), JSON.stringify({ ...next, version: version.current }))
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
    ...content,
    sync,
    changeItem: (index: number, part: Partial<DraftItem>) =>
      change({ items: latest.current.items.map((item, at) => (at === index ? { ...item, ...part } : item)) }),
    add: (type: DraftItem['type']) => change({ items: [...latest.current.items, emptyItem(type)] }),
    remove: (index: number) =>
      index >= FIXED_ITEMS && change({ items: latest.current.items.filter((_, at) => at !== index) }),
    mark: (part: (now: DraftMarks) => Partial<DraftMarks>) =>
      change({ marks: { ...latest.current.marks, ...part(latest.current.marks) } }),
    /** Sends it; what is kept here goes with it. A drawing stands where the first picture is. */
    async send(drawn: Drawn | null): Promise<boolean> {
      clearTimeout(timer.current)
      const ok = await sendReturn(workId, latest.current, drawn)
      if (ok) localStorage.removeItem(keyOf(workId))
      return ok
    },
  }
}

const sentAs = ({ type, value, fileKey }: DraftItem) => ({ type, value, file_key: type === 'image' ? fileKey : null })

async function sendReturn(workId: number, { items: own, marks }: Content, drawn: Drawn | null): Promise<boolean> {
  const items = own.map((item, index) => (drawn && index === 0 ? { ...item, value: drawn.key } : item))
  const path = callPath('/user_corrected_works/:id/teacher_corrections', { id: workId })
  const { ok } = await post(path, { corrected_works: items.map(sentAs), drawing: drawn?.revision ?? null, ...marks })
  return ok
}
