-- Who works for the school, what each may do, and the second factor they carry.

create table staff_members (
  member_id bigint primary key references members on delete cascade,
  granted_at timestamptz not null,
  granted_by bigint references members,
  role text not null default 'admin',
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  -- One more role: who edits what is taught, and sees neither members nor money.
  constraint staff_members_role check (role in ('support', 'accounting', 'editor', 'admin'))
);
