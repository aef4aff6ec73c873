import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { readAmbassador, StaffRewardLine } from '../read-staff.server.ts'
import { rewardKinds, rewardStates, type RewardState } from '../rewards/terms.ts'
import { rewardColumns } from '../rewards/ui/reward-table.tsx'
import { standings } from '../standings.ts'

type Props = Awaited<ReturnType<typeof readAmbassador>> & { trouble: FormTrouble | null }

export function StaffAmbassadorScreen({ trouble, ...it }: Props) {
  const sums = (Object.entries(rewardStates) as [RewardState, string][]).map(([state, label]): [string, string] => [
    label,
    `${yen(it.sums[state].yen)}（${it.sums[state].count.toLocaleString('ja-JP')}件）`,
  ])
  return (
    <StaffPage
      title={`${it.name}さん（アンバサダー）`}
      trail={<Breadcrumb trail={[{ label: 'アンバサダー', to: href('/staff/ambassadors') }, { label: it.name }]} />}
      trouble={wholeTrouble(trouble)}
    >
      <Facts
        of={[
          ['会員', <MemberLink key="member" of={{ id: it.memberId, name: it.name }} />],
          ['状態', `${standings[it.standing]}${it.suspendReason ? `（${it.suspendReason}）` : ''}`],
          ['登録の名前', it.givenName ?? '－'],
          ['年代', it.age ?? '－'],
          ...(it.guardian ? [['保護者', it.guardian] as [string, string]] : []),
          ['広告掲載先', it.adLocation ?? '－'],
          ['紹介リンクの符号', it.code],
          ['登録', it.registered],
          ['規約への同意', `${it.agreed}（${it.termsVersion}版）`],
          ...sums,
        ]}
      />
      <Section title="報酬の記録">
        {it.rewards.length === 0 ? (
          <Nothing>報酬の記録はまだありません。</Nothing>
        ) : (
          <DataTable dense caption="報酬の記録" rows={it.rewards} keyOf={({ id }) => id} columns={columns} />
        )}
        <NewerOlder label="報酬の記録のページ" page={it.page} hasNextPage={it.hasNextPage} />
      </Section>
      {it.standing !== 'left' && <Manage standing={it.standing} rewards={it.rewards} trouble={trouble} />}
    </StaffPage>
  )
}

const columns = [
  { label: '番号', of: ({ id }: StaffRewardLine) => <span className="figures">{id}</span> },
  ...rewardColumns,
  {
    label: '紹介された会員',
    of: ({ referred, signs }: StaffRewardLine) => (
      <div className="grid gap-1">
        <MemberLink of={referred} />
        {signs.length > 0 && (
          <span className="flex flex-wrap gap-1">
            {signs.map((sign) => (
              <Badge key={sign} tone="mark">
                {sign}
              </Badge>
            ))}
          </span>
        )}
      </div>
    ),
  },
]

type ManageProps = Pick<Props, 'standing' | 'rewards' | 'trouble'>

function Manage({ standing, rewards, trouble }: ManageProps) {
  const field = fieldsOf(trouble)
  const open = rewards.filter(({ state }) => state === 'pending' || state === 'confirmed')
  return (
    <>
      {open.length > 0 && (
        <Section title="報酬の取り消し">
          <PostForm className="grid max-w-reading gap-3" noValidate>
            <Select
              label="報酬"
              {...field('reward')}
              options={open.map(({ id, kind, yen: amount, day }) => ({
                value: String(id),
                label: `No.${id}　${day}　${rewardKinds[kind]}　${yen(amount)}`,
              }))}
            />
            <TextField
              label="取り消しの理由"
              {...field('cancel_reason')}
              hint="本人にメールで届きます。"
              max={200}
              required
            />
            <div>
              <Button type="submit" name="act" value="cancel" look="danger">
                報酬を取り消す
              </Button>
            </div>
          </PostForm>
        </Section>
      )}
      <Section title={standing === 'active' ? '資格の停止' : '停止の解除'}>
        <PostForm className="grid max-w-reading gap-3" noValidate>
          {standing === 'active' ? (
            <>
              <TextField
                label="停止の理由"
                {...field('suspend_reason')}
                hint="本人にメールで届きます。停止のあいだ、報酬は発生せず、お支払いも止まります。"
                max={200}
                required
              />
              <div>
                <Button type="submit" name="act" value="suspend" look="danger">
                  アンバサダーを停止する
                </Button>
              </div>
            </>
          ) : (
            <div>
              <Button type="submit" name="act" value="reinstate">
                停止を解除する
              </Button>
            </div>
          )}
        </PostForm>
      </Section>
    </>
  )
}
