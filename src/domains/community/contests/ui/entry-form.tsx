import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { ALWAYS, DECLARATION, SHOWS_NAME, WORK_MAX, WORK_TYPES, WORK_WRONG } from '../terms.ts'

type Props = { contestId: number; own: { shows_name: boolean } | null }

/** A work and the declaration; both are needed. */
export function EntryForm({ contestId, own }: Props) {
  const again = own !== null
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [declared, setDeclared] = useState(false)
  const [showsName, setShowsName] = useState(own?.shows_name ?? false)
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const pick = (picked: File) => {
    if (picked.size <= WORK_MAX && WORK_TYPES.includes(picked.type)) return setFile(picked)
    setFile(null)
    window.alert(WORK_WRONG)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || !declared || sending) return
    const form = new FormData()
    form.set('illust_contest_applicant[work_image]', file, file.name)
    form.set('illust_contest_applicant[not_using_ai]', '1')
    if (showsName) form.set('illust_contest_applicant[shows_name]', '1')
    setSending(true)
    const path = callPath('/illust_contests/:id/illust_contest_applicants', { id: contestId })
    const reply = await post<{ path: string }>(path, form)
    setSending(false)
    if (reply.ok && reply.body) return void navigate(reply.body.path)
    setTrouble(reply.body?.error ?? '応募できませんでした。回線を確認して、もう一度お試しください。')
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)} noValidate>
      {again && <p>すでに応募しています。新しく応募すると、作品が差し替えられ、もう一度確認を待ちます。</p>}
      <p className="text-sm text-graphite">{ALWAYS}</p>
      <FilePicker
        name="illust_contest_applicant[work_image]"
        label="作品"
        required
        hint="JPEG・PNG、4MBまで"
        accept={WORK_TYPES.join()}
        taken={file && { name: file.name, url: null, size: file.size }}
        onPick={pick}
        onRemove={() => setFile(null)}
      />
      <Checkbox
        name="illust_contest_applicant[not_using_ai]"
        value="1"
        label={DECLARATION}
        checked={declared}
        onChange={({ currentTarget }) => setDeclared(currentTarget.checked)}
      />
      <Checkbox
        name="illust_contest_applicant[shows_name]"
        value="1"
        label={SHOWS_NAME}
        hint="選ばないときは、受賞しても名前は出ません。"
        checked={showsName}
        onChange={({ currentTarget }) => setShowsName(currentTarget.checked)}
      />
      <FieldError error={trouble} />
      <Button type="submit" size="large" pending={sending} disabled={!file || !declared} className="justify-self-start">
        {again ? '差し替える' : '応募する'}
      </Button>
    </form>
  )
}
