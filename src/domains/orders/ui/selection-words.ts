import { yen } from '#domains/plans/terms.ts'
import type { Selection } from '../read-selection.server.ts'

type Words = { title: string; lead: string; submit: string }

/** The same page says different things to a newcomer, to who comes back, and to who has a plan already. */
export function selectionWords({ kind, trial, current, givesUpTrial, words }: Selection): Words {
  if (givesUpTrial)
    return {
      title: words!.without.replace('申し込む', 'はじめる'),
      lead: 'お申し込みの日から有料の契約が始まり、最初の月の料金をお申し込みのときにお支払いいただきます（口座振替では振替日）。',
      submit: '次へ進む',
    }
  if (kind === 'trial' && trial?.yen != null)
    return {
      title: '月額プランをはじめる',
      lead: `今なら、${trial.ends}まで、月額プランの全講座を${yen(trial.yen)}（税込）でご覧いただけます。そのあとは、選んだプランの月額がかかります。期間中に解約すれば、月額はかかりません。`,
      submit: '次へ進む',
    }
  if (kind === 'trial')
    return {
      title: '無料体験をはじめる',
      lead: `${trial?.ends}まで、月額プランの全講座を無料でご覧いただけます。そのあとは、選んだプランの月額がかかります。期間中に解約すれば、料金はかかりません。`,
      submit: '次へ進む',
    }
  if (kind === 'resume')
    return {
      title: 'プランを再開する',
      lead: 'これまでのノートや学習の記録は、そのまま残っています。お申し込みの日から、すぐにご利用いただけます。',
      submit: '次へ進む',
    }
  if (kind === 'change' && current?.onFirstMonth)
    return {
      title: 'プランの変更',
      lead: `初月のあとのプランを変更できます。初月の終了（${current.trialEnds ?? ''}）は変わりません。`,
      submit: 'このプランに変更する',
    }
  if (kind === 'change')
    return {
      title: 'プランの変更',
      lead: `体験後のプランを変更できます。体験の終了（${current?.trialEnds ?? ''}）は変わりません。`,
      submit: 'このプランに変更する',
    }
  if (kind === 'reserve')
    return {
      title: 'プランの変更',
      lead: `現在の契約期間はそのままで、次の更新日（${current?.nextFrom ?? ''}）から変わります。更新日まで、いつでも取り消せます。`,
      submit: 'このプランを予約する',
    }
  if (kind === 'leaving')
    return {
      title: 'プランの変更',
      lead: '解約のお手続きが済んでいるため、プランは変更できません。続けてご利用になるときは、先に解約を取り消してください。',
      submit: '',
    }
  return { title: 'プランを選ぶ', lead: 'お申し込みの日から、すぐにご利用いただけます。', submit: '次へ進む' }
}

/** What was just done here. */
export const changedWords: Record<string, string> = {
  trial: 'これから始まるプランを変更しました。',
  reserved: '次の更新日からのプランを予約しました。',
  cancelled: 'プラン変更の予約を取り消しました。',
}
