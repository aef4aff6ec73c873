import { useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Found = { total: number; courses: { id: number; title: string }[] }
type Tried = { now: Found; after: Found }
type Field = { name: string; defaultValue?: string | undefined; error?: string | undefined }

/** Words that mean the same, line by line, with a trial before anybody else's search knows them. */
export function WordsForm({ seen, field }: { seen: string; field: Field }) {
  const [words, setWords] = useState(field.defaultValue ?? '')
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Section title="同じ意味の言葉">
        <PostForm className="grid gap-3" noValidate>
          <input type="hidden" name="seen" value={seen} />
          <TextArea
            label="1行に1組、読点で区切って入力"
            name="words"
            rows={16}
            hint="例：線画、ペン入れ、主線"
            value={words}
            error={field.error}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <div>
            <Button type="submit">保存する</Button>
          </div>
        </PostForm>
      </Section>
      <Trial words={words} />
    </div>
  )
}

function Trial({ words }: { words: string }) {
  const [q, setQ] = useState('')
  const [tried, setTried] = useState<Tried | 'lost' | null>(null)
  const attempt = async () => {
    const reply = await post<Tried>(callPath('/staff/search_trial'), { q, words })
    setTried(reply.ok && reply.body ? reply.body : 'lost')
  }
  return (
    <Section title="試してみる">
      <p className="text-sm text-graphite">保存する前に、入力中の言葉でどの講座が見つかるかを確かめられます。</p>
      <div className="grid gap-2">
        <TextField
          label="検索する言葉"
          name="q"
          value={q}
          autoComplete="off"
          onChange={(event) => setQ(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) void attempt()
          }}
        />
        <div>
          <Button look="outline" icon="search" onClick={() => void attempt()}>
            試す
          </Button>
        </div>
      </div>
      <div role="status">
        {tried === 'lost' && <p className="text-sm">試せませんでした。言葉を確かめてください。</p>}
      </div>
      {tried !== null && tried !== 'lost' && (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Hits title="いま" found={tried.now} />
          <Hits title="保存したあと" found={tried.after} />
        </div>
      )}
    </Section>
  )
}

const Hits = ({ title, found }: { title: string; found: Found }) => (
  <div className="grid content-start gap-2 rounded-sheet border border-line bg-sheet p-4">
    <h3 className="text-sm">
      {title} <span className="figures text-graphite">{`${found.total}件`}</span>
    </h3>
    <ul className="grid gap-1 text-sm">
      {found.courses.map(({ id, title: course }) => (
        <li key={id}>{course}</li>
      ))}
    </ul>
  </div>
)
