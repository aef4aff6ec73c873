import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { PostForm } from '../post-form.tsx'
import { Sheet } from '../sheet.tsx'
import { Section } from './section.tsx'

type Props = { title: string; intent: string; label: string; children: ReactNode }

/** The form for one more of what a staff page lists, in a part of its own. */
export const AddForm = ({ title, intent, label, children }: Props) => (
  <Section title={title}>
    <Sheet className="max-w-reading">
      <PostForm className="grid gap-4" noValidate>
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <Button type="submit">{label}</Button>
        </div>
      </PostForm>
    </Sheet>
  </Section>
)
