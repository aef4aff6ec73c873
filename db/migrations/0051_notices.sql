-- What came for a member: one line each, with the way to it. Nothing private stands in a line.
create table notices (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  -- What it is about: the same again makes the line new.
  key text not null,
  kind text not null,
  text text not null,
  path text not null,
  at timestamptz not null,
  read_at timestamptz,
  constraint notices_once unique (member_id, key),
  constraint notices_kind check (kind in ('critique', 'answer', 'comment', 'contest', 'moderation')),
  constraint notices_text check (char_length(text) between 1 and 120),
  constraint notices_path check (path ~ '^/[^/]')
);
create index notices_newest on notices (member_id, at desc, id desc);
create index notices_unread on notices (member_id) where read_at is null;
create index notices_oldest on notices (at);

-- Which kinds somebody does not want, and whether comments come by letter.
create table notice_wishes (
  member_id bigint primary key references members on delete cascade,
  quiet text[] not null default '{}',
  digest boolean not null default false
);
create index notice_wishes_digest on notice_wishes (member_id) where digest;

create trigger notices_ask_anew after insert or delete on notices for each row execute function ask_anew();
create trigger notices_ask_anew_changed after update of read_at on notices for each row
  when (old.read_at is distinct from new.read_at) execute function ask_anew();

create or replace view standings as
 SELECT m.id,
    m.name,
    m.email,
    m.avatar_key,
    m.joined_at,
    m.single_keys_off,
    m.withdrawn_at,
    p.state,
    p.plan_id,
    p.access_ends_at,
    p.closes_at,
    p.payment_kind,
    (EXISTS ( SELECT
           FROM invoices i
          WHERE ((i.member_id = m.id) AND (i.state = 'unpaid'::text)))) AS owes,
    f.granted_at,
    f.role,
    ARRAY( SELECT (c.notification_id)::integer AS notification_id
           FROM closed_notifications c
          WHERE (c.member_id = m.id)
          ORDER BY c.notification_id DESC
         LIMIT 200) AS closed_notifications,
    t.id AS teacher_id,
    COALESCE(t.sees_lessons, false) AS sees_lessons,
    (EXISTS ( SELECT
           FROM payees y
          WHERE (y.member_id = m.id))) AS is_payee,
    l.level,
    l.put_off_at,
    ( SELECT (count(*))::integer AS count
           FROM ( SELECT
                   FROM notices n
                  WHERE ((n.member_id = m.id) AND (n.read_at IS NULL))
                 LIMIT 100) few) AS unread
   FROM ((((members m
     LEFT JOIN subscriptions p ON ((p.member_id = m.id)))
     LEFT JOIN staff_members f ON ((f.member_id = m.id)))
     LEFT JOIN correctional_teachers t ON (((t.member_id = m.id) AND (t.activated_at IS NOT NULL) AND (t.ended_at IS NULL))))
     LEFT JOIN member_levels l ON ((l.member_id = m.id)));

create or replace view askers as
 SELECT s.token_hash,
    s.created_at,
    s.last_used_at,
    s.second_factor_at,
    s.views_as,
    t.id,
    t.name,
    t.email,
    t.avatar_key,
    t.joined_at,
    t.single_keys_off,
    t.withdrawn_at,
    t.state,
    t.plan_id,
    t.access_ends_at,
    t.closes_at,
    t.payment_kind,
    t.owes,
    t.granted_at,
    t.role,
    t.closed_notifications,
    t.teacher_id,
    t.sees_lessons,
    t.is_payee,
    t.level,
    t.put_off_at,
    t.unread
   FROM (sessions s
     JOIN standings t ON ((t.id = s.member_id)));
