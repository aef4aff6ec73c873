import type { ReactNode } from 'react'
import { yen } from '#domains/plans/terms.ts'
import type { Quitting } from '../read-quitting.server.ts'

type Props = { quitting: Quitting }

/** The day and the yen: until when everything is open, what is still charged, what comes no more. */
export function WhatFollows({ quitting }: Props) {
  const { way, untilDay, charges, unpaidYen, option } = quitting
  const total = charges.reduce((sum, charge) => sum + charge.yen, 0)
  const prevented = quitting.stage === 'survey' ? quitting.prevented : null
  const lost = quitting.stage === 'survey' ? quitting.lost : []
  return (
    <dl className="grid gap-5">
      <Fact name="ご利用いただける期限">
        <p className="figures text-lg font-bold">{untilDay} 23:59まで</p>
        {way === 'renewal' && <p className="text-sm text-graphite">この日で契約期間が終わり、更新されません。</p>}
      </Fact>
      <Fact name="これから請求される料金">
        {charges.length === 0 ? (
          <p className="text-lg font-bold">
            {unpaidYen > 0 ? 'お支払いが済んでいない料金のほかは、ありません' : 'ありません（0円）'}
          </p>
        ) : (
          <>
            <p className="figures text-lg font-bold">
              合計 {yen(total)}（税込・{charges.length}回）
            </p>
            <ul className="figures mt-2 grid gap-1 text-sm">
              {charges.map(({ day, yen: fee, isAwaited }, index) => (
                <li key={`${day} ${index}`} className="flex max-w-form justify-between gap-4 border-b border-line pb-1">
                  <span>
                    {day}
                    {isAwaited && '（結果の確認中）'}
                  </span>
                  <span>{yen(fee)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {prevented && (
          <p className="text-sm text-graphite">
            {prevented.day}に予定していた{yen(prevented.yen)}（税込）の請求は行われません。
          </p>
        )}
      </Fact>
      {unpaidYen > 0 && (
        <Fact name="お支払いが済んでいない料金">
          <p className="figures font-bold">{yen(unpaidYen)}（税込）</p>
          <p className="text-sm text-graphite">手続きのあとも、お支払いをお願いします。</p>
        </Fact>
      )}
      {lost.length > 0 && (
        <Fact name="受け取れなくなるもの">
          {lost.map((words) => (
            <p key={words} className="figures phrases">
              {words}
            </p>
          ))}
        </Fact>
      )}
      <Fact name="残るもの">
        <p>ノート、学習の記録、作品、修了証書は、期限のあとも残ります。</p>
        {option && <p>特典「{option}」は、お受け取りになったものをそのままお使いいただけます。</p>}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-graphite">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
