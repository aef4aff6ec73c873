-- What the bell tells of comes by letter too, kind by kind, to everybody who did not stop it. So far only comments had a
-- switch for letters, which was off; who has chosen keeps what they chose.
alter table notice_wishes add column no_letters text[] not null default '{}';
update notice_wishes set no_letters = '{comment}' where not digest;
alter table notice_wishes drop column digest;
