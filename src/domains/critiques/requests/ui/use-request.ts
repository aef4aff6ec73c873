import { useEffect, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callPath, pageMember, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { emptyDraft, forgetDraft, keepDraft, readDraft, type RequestDraft } from './request-draft.ts'

type Reply = { teacherShortage: boolean; campaignShortage: boolean; correctionWorkId: number | null }
type Sending = 'idle' | 'sending' | 'waiting'

/** The draft on this device, and its one way to the house: what finds no line is sent again when there is one. */
export function useRequest({ campaignId, teacherId }: { campaignId: number; teacherId: number }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<RequestDraft>(emptyDraft)
  const [isRead, setRead] = useState(false)
  const [sync, setSync] = useState<SyncState | null>(null)
  const [sending, setSending] = useState<Sending>('idle')
  const [failed, setFailed] = useState<string | null>(null)
  const place = { memberId: pageMember() ?? 0, campaignId }

  useEffect(() => {
    setDraft(readDraft({ memberId: pageMember() ?? 0, campaignId }))
    setRead(true)
  }, [campaignId])

  const change = (part: Partial<RequestDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...part }
      setSync(keepDraft(place, next) ? 'saved' : 'unsaved')
      return next
    })
  }

  const send = async () => {
    setSending('sending')
    setFailed(null)
    const reply = await post<Reply>(callPath('/user_corrected_works'), formOf(draft, campaignId, teacherId))
    const { body } = reply
    if (reply.ok && body?.correctionWorkId) {
      forgetDraft(place)
      return navigate(href('/user_corrected_works/:id', { id: String(body.correctionWorkId) }))
    }
    const shortage = body?.teacherShortage ? 'teacher' : body?.campaignShortage ? 'campaign' : null
    if (shortage) return navigate(`${href('/correction_campaigns/error')}?error_type=${shortage}`)
    setSending(reply.lost ? 'waiting' : 'idle')
    setFailed(reply.lost || !body?.error ? 'エラーが発生しました' : body.error)
  }
  useWhenOnline(sending === 'waiting', () => void send())

  return { draft, isRead, sync, sending, failed, change, send: () => void send() }
}

function formOf({ kind, fanFiction, comment, image, attachment }: RequestDraft, campaignId: number, teacherId: number) {
  const form = new FormData()
  form.set('genre', kind ?? '')
  if (kind === 'fan_fiction') form.set('fan_fiction_description', fanFiction)
  form.set('comment', comment)
  form.set('campaign_id', String(campaignId))
  form.set('teacher_id', String(teacherId))
  form.set('image', image?.key ?? '')
  form.set('attachment', attachment?.key ?? '')
  return form
}

function useWhenOnline(waits: boolean, go: () => void) {
  const latest = useRef(go)
  useEffect(() => void (latest.current = go), [go])
  useEffect(() => {
    if (!waits) return
    const again = () => latest.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [waits])
}
