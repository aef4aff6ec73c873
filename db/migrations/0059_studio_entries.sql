-- What editors make, put in order, open and close beside the courses.

alter table customer_voices add column shown boolean not null default true;
alter table display_panels add column shown boolean not null default true;
alter table anniversary_pages add column id bigint generated always as identity unique;

-- Questions and answers as the top page shows them.
create table faq_entries (
  id bigint generated always as identity primary key,
  question text not null,
  answer text not null,
  position integer not null default 0,
  shown boolean not null default true,
  constraint faq_entries_question check (char_length(question) between 1 and 100),
  constraint faq_entries_answer check (char_length(answer) between 1 and 1000)
);
insert into faq_entries (question, answer, position) values
  ('まったくの初心者でも大丈夫ですか？', '入門の講座は、線を引くところから始まります。「学習の道すじ」に沿って進めば、何から描けばよいか迷いません。', 0),
  ('どんな画材が必要ですか？', '紙と鉛筆だけで始められる講座がたくさんあります。ペイントソフトを使う講座では、必要なものを講座のページに書いています。', 1),
  ('スマートフォンやタブレットでも見られますか？', '見られます。途中まで見た場所は自動で残るので、続きは別の端末からどうぞ。', 2),
  ('無料で見られるものはありますか？', '無料レッスンは会員登録をしなくても見られます。登録すると、ノートやお気に入りも使えます。', 3);
create trigger faq_entries_purge after insert or update or delete on faq_entries
  for each statement execute function purge_shelves();

-- Every process hears of a notification, whoever writes it.
create function purge_notifications() returns trigger language plpgsql as $$
begin
  insert into page_purges (tag) values ('notifications');
  perform pg_notify('page_purges', '');
  return null;
end $$;
create trigger notifications_purge after insert or update or delete on notifications
  for each statement execute function purge_notifications();
