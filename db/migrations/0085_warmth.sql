-- What is liked just now is found by its own index. A like counts half as much three days later, and so does every
-- other: their sum only ever shrinks alike, so that its logarithm, counted in three days since 1970, never grows old.
create table illust_report_warmth (
  report_id bigint primary key references illust_reports on delete cascade,
  warmth double precision not null
);
create index illust_report_warmth_first on illust_report_warmth (warmth desc, report_id desc);

create function warmth_at(at timestamptz) returns double precision language sql immutable
  return extract(epoch from at)::double precision / 259200;

/* The sum of the likes of one report, as a logarithm; what is a thousand halves smaller than another adds nothing. */
create function warmth_of(report bigint) returns double precision language sql stable as $$
  select max(m.most) + ln(sum(power(2::double precision, greatest(warmth_at(g.liked_at) - m.most, -1000)))) / ln(2::double precision)
  from illust_report_goods g
  cross join (select max(warmth_at(liked_at)) as most from illust_report_goods where report_id = report) m
  where g.report_id = report
$$;

create function warm_illust_report() returns trigger language plpgsql as $$
begin
  insert into illust_report_warmth as w values (new.report_id, warmth_at(new.liked_at))
  on conflict (report_id) do update set warmth = greatest(w.warmth, excluded.warmth)
    + ln(1 + power(2::double precision, greatest(-abs(w.warmth - excluded.warmth), -1000))) / ln(2::double precision);
  return null;
end $$;

/* All that one statement takes away, in one order for everybody; who comes at the same time waits at the row. */
create function cool_illust_reports() returns trigger language plpgsql as $$
declare
  report bigint;
begin
  for report in select distinct report_id from gone order by report_id loop
    perform from illust_report_warmth where report_id = report for update;
    update illust_report_warmth set warmth = warmth_of(report)
      where report_id = report and exists (select from illust_report_goods where report_id = report);
    if not found then delete from illust_report_warmth where report_id = report; end if;
  end loop;
  return null;
end $$;

insert into illust_report_warmth
  select report_id, warmth_of(report_id) from illust_report_goods group by report_id;
create trigger illust_report_goods_warm after insert on illust_report_goods
  for each row execute function warm_illust_report();
create trigger illust_report_goods_cool after delete on illust_report_goods
  referencing old table as gone for each statement execute function cool_illust_reports();
drop index illust_report_goods_lately;
