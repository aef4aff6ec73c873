import { href } from 'react-router'
/** Who looks at the page, as far as the shell needs to know; null is a visitor. */
export type Viewer = {
  id: number
  name: string
  avatarUrl: string | null
  state: string
  staffRole: string | null
  isTeacher: boolean
  isPayee: boolean
  /** Notices not seen yet. */
  unread: number
  isCoach: boolean
} | null

export type NavigationLink = { label: string; to: string }

const search: NavigationLink = { label: '講座を探す', to: href('/courses') }
const curriculums: NavigationLink = { label: 'カリキュラム', to: href('/subscriptions/curriculums') }
const freeLessons: NavigationLink = { label: '無料レッスン', to: href('/free_lessons') }
const poses: NavigationLink = { label: 'ポーズ集', to: href('/pose_library') }
const reports: NavigationLink = { label: 'イラストレポート', to: href('/illust_reports') }
const critiques: NavigationLink = { label: '添削', to: href('/correction_campaigns') }
const plans: NavigationLink = { label: '料金プラン', to: href('/subscriptions/lp') }
const withoutPlan = new Set(['before_subscribe', 'after_unsubscribe'])

/** What the header offers: to a visitor what there is and what it costs, to a member the own learning. */
export function mainNavigation(viewer: Viewer): NavigationLink[] {
  if (!viewer) return [search, curriculums, freeLessons, plans]
  const status = { label: '学習状況', to: href('/subscriptions/learning_status') }
  // Nothing is sold to those who have paid.
  return withoutPlan.has(viewer.state)
    ? [search, curriculums, status, plans]
    : [search, curriculums, poses, reports, critiques, status]
}

const terms = (document: string) => href('/terms/:document', { document })

export const legalLinks: NavigationLink[] = [
  { label: '利用規約', to: terms('user_policy') },
  { label: 'プライバシーポリシー', to: terms('privacy_policy') },
  { label: '特定商取引法に基づく表記', to: terms('transactions_law') },
  { label: '外部送信について', to: terms('external_transmission') },
  { label: '解約の方法', to: href('/help/cancel') },
  { label: 'アクセシビリティ方針', to: terms('accessibility') },
  { label: '権利侵害などの申し出', to: href('/takedown_requests') },
  { label: '推奨環境', to: terms('recommended_env') },
]

export const guideLinks: NavigationLink[] = [
  search,
  freeLessons,
  poses,
  reports,
  critiques,
  plans,
  { label: 'はじめての方へ', to: href('/subscriptions/beginner_guide') },
  { label: 'お問い合わせ', to: `${terms('transactions_law')}#contact` },
]
