import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { AskedOf } from './question-box.tsx'
import type { Film } from './film.ts'
import { QUESTION_NEEDS_MEMBERSHIP, QUESTION_NOTICE } from './question-words.ts'

type Props = {
  about: Omit<AskedOf, 'user'> & { user: AskedOf['user'] | null }
  film: Film
  /** Its scripts come when it is looked at first. */
  shown: boolean
  askSignUp: (sentence: string) => void
}

const loadBox = () => import('./question-box.tsx')

/** The tab with which one asks; a visitor is shown the way in. */
export function QuestionPanel({ about: { user, ...about }, film, shown, askSignUp }: Props) {
  const box = useLoaded(loadBox, shown && user !== null)
  if (user)
    return box ? <box.QuestionBox about={{ ...about, user }} film={film} /> : <Skeleton className="h-60 w-full" />
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p className="flex gap-3">
        <Icon name="question" className="size-6 shrink-0 text-vermilion" />
        見ている場面について、画像を付けて質問できます。{QUESTION_NOTICE}
      </p>
      <Button look="outline" onClick={() => askSignUp(QUESTION_NEEDS_MEMBERSHIP)}>
        質問する
      </Button>
    </div>
  )
}
