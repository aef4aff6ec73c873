import { useEffect, useState, useSyncExternalStore } from 'react'
import { href, useNavigate } from 'react-router'
import { BAD_PICTURE, FAILED } from '../terms.ts'
import { type DraftOf, isGoodPicture, LogDraft, type Words } from './log-draft.ts'

/** The draft of one lesson's log, and where it leads when the house has it. */
export function useLogDraft(of: DraftOf) {
  const navigate = useNavigate()
  const [draft] = useState(() => new LogDraft(of))
  const view = useSyncExternalStore(draft.subscribe, draft.look, draft.look)
  useEffect(
    () => draft.begin((id) => void navigate(`${href('/user_daily_lesson_trainings/post_complete')}?id=${id}`)),
    [draft, navigate],
  )
  const pick = (file: File) => {
    const isGood = isGoodPicture(file)
    draft.choose(isGood ? file : null)
    if (!isGood) window.alert(BAD_PICTURE)
  }
  const post = async () => {
    if (!(await draft.post())) window.alert(FAILED)
  }
  return {
    ...{ view, pick, post: () => void post(), removePicture: () => draft.choose(null) },
    write: (part: Partial<Words>) => draft.write(part),
  }
}
