import { href } from 'react-router'
import { catalogueOf } from '#domains/catalogue/index.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { levelLabels } from '#ui/levels.ts'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { choosePicks } from '../actions/choose-picks.ts'
import { picksOf } from '../recommended.ts'
import { PicksForm } from '../survey-form.ts'
import { memberLevels } from '../terms.ts'
import type { Route } from './+types/staff-level-picks'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const [{ courses, curriculums }, picks] = await Promise.all([catalogueOf(actor.house), picksOf(actor)])
  return {
    levels: memberLevels.map((level) => {
      const own = picks.filter((pick) => pick.level === level)
      return {
        level,
        curriculums: own.flatMap(({ curriculumId }) => titled(curriculums, curriculumId)),
        courses: own.flatMap(({ courseId }) => titled(courses, courseId)),
      }
    }),
  }
}

const titled = (all: ReadonlyMap<number, { id: number; title: string }>, id: number | null) => {
  const one = id === null ? undefined : all.get(id)
  return one ? [{ id: one.id, title: one.title }] : []
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await choosePicks(actor, readBody(actor.body, PicksForm))
    return flash(actor, href('/staff/level_picks'), '保存しました。おすすめは、すぐに変わります。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'レベルごとのおすすめ')

export default function StaffLevelPicks({ loaderData: { levels }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title="レベルごとのおすすめ"
      lead="アンケートの結果と、会員のトップページに表示します。何も選んでいないレベルでは、新しいものから表示します。"
      trail={
        <Breadcrumb
          trail={[{ label: '最初のアンケート', to: href('/staff/first_surveys') }, { label: 'レベルごとのおすすめ' }]}
        />
      }
      trouble={wholeTrouble(trouble)}
    >
      <div className="grid gap-8 xl:grid-cols-2">
        {levels.map(({ level, curriculums, courses }) => {
          const field = fieldsOf(trouble?.values.level === level ? trouble : null)
          return (
            <Section key={level} title={levelLabels[level]}>
              <Sheet className="grid gap-5">
                {curriculums.length + courses.length === 0 ? (
                  <Nothing>まだ選んでいません。新しいものから表示しています。</Nothing>
                ) : (
                  <ol className="grid gap-1 text-sm">
                    {[...curriculums, ...courses].map(({ id, title }, at) => (
                      <li key={at}>
                        <span className="figures text-graphite">{id}</span> {title}
                      </li>
                    ))}
                  </ol>
                )}
                <PostForm className="grid gap-4" noValidate>
                  <input type="hidden" name="level" value={level} />
                  <TextArea
                    label="カリキュラムの番号"
                    {...field('curriculums', numbersOf(curriculums))}
                    hint="1行に1つ、表示する順に入力します。"
                    rows={3}
                    optional
                  />
                  <TextArea label="講座の番号" {...field('courses', numbersOf(courses))} rows={5} optional />
                  <div>
                    <Button type="submit" aria-label={`${levelLabels[level]}のおすすめを保存する`}>
                      保存する
                    </Button>
                  </div>
                </PostForm>
              </Sheet>
            </Section>
          )
        })}
      </div>
    </StaffPage>
  )
}

const numbersOf = (all: readonly { id: number }[]) => all.map(({ id }) => id).join('\n')
