-- What the school asks those who leave. Staff may close a reason and add others; who says nothing is asked nothing more.
insert into quit_reasons (content, position, asks) values
  ('忙しくて、学ぶ時間がとれない', 1, null),
  ('料金が合わない', 2, null),
  ('学びたい内容と合わなかった', 3, null),
  ('目標を達成した', 4, null),
  ('ほかの方法で学ぶことにした', 5, null),
  ('不具合があった', 6, 'reported_issue'),
  ('その他', 7, 'free_text'),
  ('回答を控える', 8, null);

insert into quit_sub_reasons (reason_id, content, position)
select r.id, s.content, s.position
from quit_reasons r
join (values
  (2, '毎月の料金が高い', 1),
  (2, '契約期間が長い', 2),
  (2, '使いたい支払い方法がない', 3),
  (3, '描きたいものの講座がない', 1),
  (3, '内容が難しい', 2),
  (3, '内容がやさしすぎる', 3),
  (3, '講座の進め方が合わない', 4)
) as s (reason, content, position) on s.reason = r.position;
