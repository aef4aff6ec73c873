import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    pose_likes: {
      fate: 'erased',
      file: 'ポーズ集/お気に入り',
      rows: (me) => sql`
        select p.number as "ポーズ番号", l.liked_at as "日時" from pose_likes l join poses p on p.id = l.pose_id
        where l.member_id = ${me} order by l.liked_at`,
    },
    pose_classes: {
      fate: 'erased',
      file: 'ポーズ集/練習メニュー',
      rows: (me) => sql`
        select position as "順番", name as "名前", blocks as "内容", changed_at as "変更" from pose_classes
        where member_id = ${me} order by position`,
    },
    pose_invitations: {
      fate: 'erased',
      file: 'ポーズ集/ご案内の表示',
      rows: (me) => sql`
        select opened_at as "はじめて開いた日時", promo_at as "ご案内", gesture_at as "練習のご案内" from pose_invitations
        where member_id = ${me}`,
    },
  },
}
