import { type ChangeEvent, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import type { Cue } from '../../captions/terms.ts'
import type { Line } from './caption-line.tsx'

const NEW_LINE_MS = 3_000
let made = 0
const lineOf = (cue: Cue): Line => ({ ...cue, key: ++made })

type First = { word: string; version: number; cues: readonly Cue[] }

/** The lines that somebody edits: read from a file, added, changed, and saved all together. */
export function useCaptions({ word, version: first, cues }: First) {
  const [lines, setLines] = useState<readonly Line[]>(() => cues.map(lineOf))
  const [version, setVersion] = useState(first)
  const [state, setState] = useState<SyncState | null>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])

  const change = (next: readonly Line[]) => {
    setLines(next)
    setState('unsaved')
  }
  const addAt = (seconds: number) => {
    const fromMs = Math.round(seconds * 1000)
    const next = [...lines, lineOf({ fromMs, toMs: fromMs + NEW_LINE_MS, words: '' })]
    change(next.toSorted((a, b) => a.fromMs - b.fromMs))
  }
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    const reply = await post<{ cues: Cue[] }>(callPath('/staff/films/:place/captions', { place: word }), form)
    if (!reply.ok || !reply.body) return setWrong(sentencesOf(reply.body))
    setWrong([])
    change(reply.body.cues.map(lineOf))
  }
  const save = async () => {
    setState('saving')
    const sent = { version, cues: lines.map(({ fromMs, toMs, words }) => ({ fromMs, toMs, words })) }
    const path = callPath('/staff/films/:place/captions', { place: word })
    const reply = await post<{ version: number }>(path, sent, { method: 'PUT' })
    if (!reply.ok || !reply.body) {
      setState('unsaved')
      return setWrong(sentencesOf(reply.body))
    }
    setVersion(reply.body.version)
    setWrong([])
    setState('saved')
  }
  return { lines, state, wrong, change, addAt, read, save }
}

/** Each line that is wrong has a sentence of its own. */
const sentencesOf = (body: { error?: string } | null): string[] =>
  (body?.error ?? '保存できませんでした。通信を確かめて、もう一度お試しください。').split('\n')
