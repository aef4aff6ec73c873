import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { LotteryView } from '../read-lottery.server.ts'

type Props = { lottery: LotteryView; trouble: FormTrouble | null }

/** A lottery before and after its draw. */
export function LotteryScreen({ lottery, trouble }: Props) {
  const { id, name, draw } = lottery
  const trail = [
    { label: 'キャンペーン', to: href('/staff/campaigns') },
    { label: name, to: href('/staff/campaigns/:id', { id: String(id) }) },
    { label: '抽選' },
  ]
  return (
    <StaffPage
      title={`${name}の抽選`}
      trail={<Breadcrumb trail={trail} />}
      trouble={trouble?.fields.winners ? null : trouble?.sentence}
      aside={
        draw && (
          <a
            href={callPath('/staff/campaigns/:id/winners.csv', { id: String(id) })}
            download
            className={buttonLook({ look: 'outline' })}
          >
            <Icon name="download" />
            当選者のCSV
          </a>
        )
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {factsOf(lottery).map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-graphite">{label}</dt>
            <dd className="figures font-bold">{text}</dd>
          </div>
        ))}
      </dl>
      {draw ? <Winners lottery={lottery} draw={draw} /> : <DrawForm lottery={lottery} trouble={trouble} />}
    </StaffPage>
  )
}

const factsOf = ({ closes, completeAt, prize, entries, draw }: LotteryView): [string, string][] => [
  ['応募した会員', `${(draw?.entries ?? entries).toLocaleString('ja-JP')}名`],
  ...(prize ? [['賞品', `ギフトカード ${prize}分`] as [string, string]] : []),
  ['キャンペーンの終了', closes],
  ...(draw
    ? ([
        ['抽選した日時', draw.at],
        ['抽選した人', draw.by],
      ] as [string, string][])
    : ([['応募が出そろう日時', completeAt]] as [string, string][])),
]

function DrawForm({ lottery, trouble }: { lottery: LotteryView; trouble: FormTrouble | null }) {
  return (
    <Sheet className="max-w-reading">
      <PostForm className="grid gap-4" noValidate>
        <TextField
          label="当選者の人数"
          {...fieldsOf(trouble)('winners', '')}
          hint="抽選は一度だけです。選び直すことはできません。"
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" reason={lottery.whyNot}>
            抽選する
          </Button>
        </div>
      </PostForm>
    </Sheet>
  )
}

function Winners({ lottery, draw }: { lottery: LotteryView; draw: NonNullable<LotteryView['draw']> }) {
  return (
    <>
      <DataTable
        dense
        caption={`当選者（${draw.winners.toLocaleString('ja-JP')}名）`}
        rows={lottery.winners}
        keyOf={({ place }) => place}
        columns={[
          { label: '当選順', of: ({ place }) => place, figures: true },
          { label: '会員', of: ({ member }) => <MemberLink of={member} /> },
          { label: 'メールアドレス', of: ({ email }) => <span className="whitespace-nowrap">{email}</span> },
          { label: '応募の日時', of: ({ entered }) => entered, figures: true },
          { label: 'ギフトカード', of: ({ gift }) => <span className="whitespace-nowrap">{gift}</span> },
        ]}
      />
      <ListPages label="当選者のページ" page={lottery.page} pages={lottery.pages} />
      <p className="text-sm text-graphite">
        抽選の記録（同じ抽選をやり直して確かめるための値）
        <span className="figures block break-all">{draw.seed}</span>
        この値（16進数）を鍵として、応募した会員ごとに「lot:会員番号」のHMAC-SHA256を求め、小さい順に並べると、当選順と同じになります。
      </p>
    </>
  )
}
