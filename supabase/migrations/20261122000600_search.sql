-- Searching the library: what has the typed text in title or content (specification, section 5) or, by PostgreSQL's
-- full-text search, its words. supabase/README.md has what `npm run bench:library` and `npm run eval:search` measured.

-- The words of a text as a search compares them: in lower case, without accents and signs, in American spelling. The
-- last makes words that nobody writes ("resource" without its u), but the same ones wherever it is used.
create function private.plain(whole text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  words text := lower(regexp_replace(normalize(whole, nfkd), '[\u0300-\u036f]', '', 'g'));
begin
  words := regexp_replace(words, '[^[:alnum:]]+', ' ', 'g');
  -- colour; organise, analyse; centre; dialogue, programme
  words := regexp_replace(words, '([a-z]{3})our', '\1or', 'g');
  words := regexp_replace(words, '([iy])s(e[drs]*|ing|ations?)\M', '\1z\2', 'g');
  words := regexp_replace(words, 'tre(s?)\M', 'ter\1', 'g');
  return trim(regexp_replace(words, '(og|m)(?:ue|me)(s?)\M', '\1\2', 'g'));
end;
$$;

create function private.stems(whole text) returns tsvector
language sql immutable strict parallel safe set search_path = ''
as $$
  select to_tsvector('pg_catalog.english', private.plain(whole));
$$;

-- What comes above a text, by weight: title, search phrases, and what one gets.
create function private.head_of(title text, phrases text[], gets text) returns tsvector
language sql immutable strict parallel safe set search_path = ''
as $$
  select setweight(private.stems(title), 'A') || setweight(private.stems(array_to_string(phrases, ' ')), 'B')
    || setweight(private.stems(gets), 'C');
$$;

alter table library.prompts
  -- Which of the page's three sections has it.
  add column section text not null generated always as (
    case when is_featured then 'featured' when is_premium then 'premium' else 'free' end) stored,
  add column head tsvector not null generated always as (private.head_of(title, phrases, gets)) stored,
  add column whole tsvector not null generated always as (
    private.head_of(title, phrases, gets) || private.stems(content)) stored;
alter table library.premium_bodies add column whole tsvector not null generated always as (private.stems(content)) stored;
alter table library.prompts alter column head set storage main; -- Ranking reads it.
create index prompts_by_section on library.prompts (section, is_premium, created_at desc, id desc);
create index prompts_by_head on library.prompts using gin (head);
create index prompts_by_word on library.prompts using gin (whole);
create index premium_bodies_by_word on library.premium_bodies using gin (whole);

-- Parts of words. Every Supabase project can have pg_trgm; the embedded database cannot, and reads its thousand prompts.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create schema if not exists extensions;
    create extension if not exists pg_trgm with schema extensions;
    execute (select format(
      'create index prompts_by_trigram on library.prompts
         using gin (title_search %1$s.gin_trgm_ops, content_search %1$s.gin_trgm_ops);
       create index premium_bodies_by_trigram on library.premium_bodies using gin (content_search %1$s.gin_trgm_ops)',
      e.extnamespace::regnamespace) from pg_extension e where e.extname = 'pg_trgm');
  end if;
end $$;

-- Words that mean the same to somebody who searches.
create table private.synonyms (words tsvector primary key);
alter table private.synonyms enable row level security;
insert into private.synonyms select private.stems(words) from unnest(array[
  'resume cv', 'ad advert advertisement', 'mail email', 'kid child toddler', 'mom mum mother', 'dad father',
  'apologize apology', 'job career', 'boss manager', 'workout exercise fitness', 'bio biography', 'photo picture image',
  'movie film', 'code programming', 'vacation holiday', 'trip travel', 'essay paper', 'exam test', 'recipe cook',
  'grey gray', 'cheque check', 'math maths mathematics', 'diet nutrition', 'buy purchase', 'ecommerce shop store', 'quit resignation']) as words;

-- The words of titles and search phrases, to tell what is rare and what is mistyped. Two words that differ by one letter
-- have a common rest when each loses at most one letter (symmetric deletes, as SymSpell does:
-- https://github.com/wolfgarbe/SymSpell).
create table private.words (
  word text primary key,
  stem text not null,
  -- How many prompts had it when they were written; a changed text counts again.
  uses integer not null,
  -- The word, and what is left of it without each one of its letters.
  variants text[] not null
);
create index words_by_stem on private.words (stem);
create index words_by_variant on private.words using gin (variants);
alter table private.words enable row level security;

create function private.variants_of(word text) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(distinct overlay(word placing '' from p for 1)) || word from generate_series(1, char_length(word)) p;
$$;

create function private.note_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  texts text[];
begin
  if tg_op = 'INSERT' then
    texts := array(select concat_ws(' ', title, phrases::text) from new_prompts);
  else -- A vote changes the row and no text.
    texts := array(
      select concat_ws(' ', n.title, n.phrases::text) from new_prompts n join old_prompts o using (id) where n.head <> o.head);
  end if;
  insert into private.words (word, stem, uses, variants)
  select w.word, (tsvector_to_array(private.stems(w.word)))[1], w.uses, private.variants_of(w.word)
  from (
    select u.word, count(*) as uses
    from unnest(texts) as t(text), unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', t.text))) as u(word)
    group by u.word) w
  where w.word ~ '^[[:alpha:]]{2,24}$' and private.stems(w.word) <> ''
  on conflict (word) do update set uses = words.uses + excluded.uses;
  return null;
end;
$$;
create trigger note_words_of_new_prompts after insert on library.prompts
  referencing new table as new_prompts for each statement execute function private.note_words();
create trigger note_words_of_changed_prompts after update on library.prompts
  referencing old table as old_prompts new table as new_prompts for each statement execute function private.note_words();

-- What a search is for, without the words that every sentence has.
create type private.search as (
  part text,
  -- Search phrases have no apostrophes.
  as_phrase text,
  -- The text for `like`, and as whole words for a regular expression.
  pattern text, phrase text,
  -- All words, anywhere and in titles and search phrases; null where there are none.
  everywhere tsquery, in_names tsquery,
  -- One query a word, with its weight: the rarer it is in titles and phrases, the more.
  words tsquery[], weights real[]
);

create function private.search_for(typed text) returns private.search
language sql stable set search_path = ''
as $$
  with typed_stems as (
    select s.stem, min(w.place) as place,
      -- Many prompts could be asked for with these stems: they count, but need not be found.
      s.stem = any (string_to_array('prompt chatgpt gpt ai help need want pleas make creat write get give good best idea '
        'generat templat dont cant', ' ')) as is_soft,
      -- The last word may not be finished.
      max(w.word) filter (where w.place = cardinality(t.words) and char_length(w.word) > 2) as start
    from string_to_array(private.plain(typed), ' ') t(words), unnest(t.words) with ordinality w(word, place),
      unnest(tsvector_to_array(to_tsvector('pg_catalog.english', w.word))) s(stem)
    group by s.stem
  ), meant as (
    select t.*, t.is_soft and bool_or(not t.is_soft) over () as is_optional, coalesce((
      select array_agg(distinct e.stem) from private.synonyms y, unnest(tsvector_to_array(y.words)) e(stem)
      where y.words @@ quote_literal(t.stem)::tsquery), array[t.stem]) as stems
    from typed_stems t
  ), queries as (
    select m.place, m.is_optional, string_agg(quote_literal(e.text) || e.mark, ' | ')::tsquery as query,
      string_agg(quote_literal(e.text) || ':AB' || ltrim(e.mark, ':'), ' | ') as in_names,
      case when m.is_soft then 0.5 else 1 end * (1 + ln(1 + 400.0 / (
        1 + coalesce((select sum(w.uses) from private.words w where w.stem = any (m.stems)), 0)))) as weight
    from meant m, lateral (
      select unnest(m.stems) as text, '' as mark union all select unnest(array[m.start, m.stem]), ':*' where m.start <> ''
    ) e
    group by m.place, m.is_optional, m.is_soft, m.stems
  )
  select lower(typed), translate(lower(typed), '''’', ''), '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%',
    case when typed ~ '^\w' then '\m' else '' end || regexp_replace(lower(typed), '([^[:alnum:][:space:]_])', '\\\1', 'g')
      || case when typed ~ '\w$' then '\M' else '' end,
    string_agg('(' || query::text || ')', ' & ') filter (where not is_optional)::tsquery,
    string_agg('(' || in_names || ')', ' & ') filter (where not is_optional)::tsquery,
    array_agg(query order by place), array_agg(weight order by place)::real[]
  from queries;
$$;

-- The functions below run with their owner's rights, because a policy keeps `like` from using an index
-- (https://www.postgresql.org/docs/current/rules-privileges.html). Premium bodies ask private.has_premium instead.

-- Up to `most` prompts of a section, or of all where it is null, that have the typed text or all of its words; each step
-- only where those before found less. The index by section would bring far more rows than the others, hence `coalesce`.
create function private.hits(wanted private.search, wanted_section text, wanted_category text, most integer)
returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
-- The planner takes reading a row for cheap; unpacking its words is not.
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  found uuid[] := array(
    select id from library.prompts where whole @@ wanted.everywhere
      and section = coalesce(wanted_section, section) and category = coalesce(wanted_category, category) limit most);
begin
  if cardinality(found) < most then
    found := array(select unnest(found) union (
      select id from library.prompts where (title_search like wanted.pattern or content_search like wanted.pattern)
        and section = coalesce(wanted_section, section) and category = coalesce(wanted_category, category)
      limit most) limit most);
  end if;
  if cardinality(found) < most and wanted_section is distinct from 'free' and private.has_premium() then
    found := array(select unnest(found) union (
      select id from library.premium_bodies b join library.prompts p on p.id = b.prompt_id
      where (b.content_search like wanted.pattern or b.whole @@ wanted.everywhere)
        and section = coalesce(wanted_section, section) and category = coalesce(wanted_category, category)
      limit most) limit most);
  end if;
  return found;
end;
$$;

-- Prompts of any section with most of the words, for a search that finds few with all of them.
create function private.most_words(wanted private.search, wanted_category text) returns uuid[]
language sql stable set search_path = ''
as $$
  with rated as (
    select h.id, sum(w.weight) as weight, max(sum(w.weight)) over () as best
    from unnest(wanted.words, wanted.weights) as w(query, weight), lateral (
      select p.id from library.prompts p
      where p.head @@ w.query and (wanted_category is null or p.category = wanted_category) limit 1000) h
    group by h.id
  )
  select array(select id from rated where weight >= best * 0.4 order by weight desc, id limit 24);
$$;

-- The search with each word that no title and phrase has, or no prompt at all, replaced by one that is a typo away.
create function private.meant_by(typed text, is_in_no_prompt boolean) returns text
language sql stable set search_path = ''
as $$
  select string_agg(coalesce(n.word, m.parts[1]), '' order by m.place)
  from regexp_matches(lower(typed), '([[:alpha:]]+|[^[:alpha:]]+)', 'g') with ordinality m(parts, place)
  left join lateral (
    select w.word from private.words w
    where w.variants && (select private.variants_of(m.parts[1])) and char_length(w.word) > 3 and (
      -- No letter that moved further than one place.
      select count(*) < 3 or char_length(w.word) <> char_length(m.parts[1])
      from generate_series(1, char_length(w.word)) i where substr(w.word, i, 1) <> substr(m.parts[1], i, 1))
    -- People seldom mistype the first letter.
    order by left(w.word, 1) <> left(m.parts[1], 1), w.uses desc, w.word
    limit 1
  ) n on m.parts[1] ~ '^[[:alpha:]]{4,24}$' and private.stems(m.parts[1]) <> ''
    and not exists (select from private.words w where w.stem = any (tsvector_to_array(private.stems(m.parts[1]))))
    and not (is_in_no_prompt and exists (
      select from private.search_for(m.parts[1]) s, library.prompts p where p.whole @@ s.everywhere))
  having count(n.word) > 0;
$$;

-- One page of a search within a section, or of 'each' the first, as ids, with the text searched for, and what may have
-- been meant. `rank` is less for the better: thousands for exact title (1), phrase of the title or a search phrase (2), all words in title and
-- search phrases (3), all words or the text anywhere (4), most words (5, not counted), below them how well words fit.
-- `total` is at most 1,001. Of so many, some with the words above the text are ranked, and all others follow by age (6).
create function private.find_prompts(
  p_search text, p_group text, p_category text, p_after_rank integer, p_after_premium boolean,
  p_after_created_at timestamptz, p_after_id uuid, p_limit integer, p_as_typed boolean
) returns table (id uuid, rank integer, total integer, searched text, meant text)
language plpgsql stable security definer rows 24 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  counted_most constant integer := 1000; ranked_most constant integer := 200;
  few constant integer := 6; by_age constant integer := 6000;
  of_each constant boolean := coalesce(p_group = 'each', false);
  one_section constant text := nullif(p_group, 'each');
  wanted private.search;
  suggestion text;
  found uuid[];
  anywhere uuid[]; -- Some of all sections, to tell whether there are few.
  others uuid[] := '{}';
  is_capped boolean;
  most constant integer := least(greatest(p_limit, 1), 100);
begin
  -- The work grows with the length. MAX_SEARCH_CHARACTERS in the browser.
  if private.is_any_longer(200, p_search, p_group, p_category) then
    return;
  end if;
  wanted := private.search_for(p_search);
  found := private.hits(wanted, one_section, p_category, counted_most + 1);
  anywhere := case when cardinality(found) < few and one_section is not null
    then private.hits(wanted, null, p_category, few) else found end;
  if cardinality(anywhere) < few then
    -- What is longer was hardly mistyped.
    suggestion := case when char_length(p_search) <= 60 then private.meant_by(p_search, anywhere = '{}') end;
    if anywhere = '{}' and suggestion is not null and p_as_typed is not true then
      wanted := private.search_for(suggestion);
      found := private.hits(wanted, one_section, p_category, counted_most + 1);
      anywhere := private.hits(wanted, null, p_category, few);
    end if;
    others := case when cardinality(anywhere) < few then private.most_words(wanted, p_category) else '{}' end;
  end if;
  is_capped := cardinality(found) > counted_most;
  if is_capped and of_each then -- Too many to count or rank together.
    return query
      select f.* from unnest(array['featured', 'free', 'premium']) as section, private.find_prompts(
        p_search, section, p_category, null, null, null, null, p_limit, p_as_typed) f;
    return;
  end if;
  if is_capped then
    found := array(
      select p.id from library.prompts p
      where p.head @@ wanted.everywhere and (one_section is null or p.section = one_section)
        and (p_category is null or p.category = p_category) limit ranked_most);
    others := array(
      select p.id from (
        select t.* from library.prompts t
        where (one_section is null or t.section = one_section) and (p_category is null or t.category = p_category)
          and (p_after_rank is distinct from by_age or t.is_premium > p_after_premium
            or (t.is_premium = p_after_premium and (t.created_at, t.id) < (p_after_created_at, p_after_id)))
        order by t.is_premium, t.created_at desc, t.id desc offset 0
      ) p
      where p.id <> all (found) and (
        p.title_search like wanted.pattern or p.content_search like wanted.pattern or p.whole @@ wanted.everywhere
        or (p.is_premium and (select private.has_premium()) and (
          select b.content_search like wanted.pattern or b.whole @@ wanted.everywhere
          from library.premium_bodies b where b.prompt_id = p.id)))
      -- The first page seldom gets that far.
      limit case when p_after_id is null and cardinality(found) >= most then 0 else most end);
  end if;
  return query
    select q.id, q.rank, q.total, wanted.part, suggestion
    from (select r.*, row_number() over (
      partition by r.part order by r.rank, r.is_premium, r.created_at desc, r.id desc) as place
    from (
      select p.id, p.is_premium, p.created_at, case when of_each then p.section end as part,
        case when is_capped then counted_most + 1 else (count(*) filter (where p.id = any (found)) over (
          partition by case when of_each then p.section end))::integer end as total,
        case when is_capped and p.id = any (others) then by_age else 1000 * case
          when p.title_search = wanted.part then 1
          when p.title_search ~ wanted.phrase or wanted.as_phrase = any (p.phrases) then 2
          when p.head @@ wanted.in_names then 3
          when p.id = any (found) then 4
          else 5
        end + 999 - case when wanted.as_phrase = any (p.phrases) then 300 else 0 end - coalesce(
          699 * sum(w.weight * ts_rank('{0.1, 0.3, 0.7, 1}', p.head, w.query)) / sum(w.weight), 0)::integer end as rank
      from library.prompts p left join unnest(wanted.words, wanted.weights) as w(query, weight) on true
      where p.id = any (found || others) and (one_section is null or p.section = one_section)
      group by p.id
    ) r
    where p_after_id is null or (r.rank, r.is_premium) > (p_after_rank, p_after_premium)
      or ((r.rank, r.is_premium) = (p_after_rank, p_after_premium)
        and (r.created_at, r.id) < (p_after_created_at, p_after_id))
    ) q
    where q.place <= most;
end;
$$;
-- It answers with ids, ranks and public words, and about bodies to subscribers only. It is reached through the function
-- below, whose body is parsed here (`begin atomic`), so calling that one takes no usage of this schema.
grant execute on function private.find_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer, boolean)
  to anon, authenticated;

-- One page of a search within a section ('featured', 'free', or 'premium') or in all of them (null), after the row that
-- the p_after parameters describe; or the first page of 'each'. The rows are those of the view `prompts`, read with the caller's rights.
create function public.search_prompts(
  p_search text, p_group text default null, p_category text default null,
  p_after_rank integer default null, p_after_premium boolean default null, p_after_created_at timestamptz default null,
  p_after_id uuid default null, p_limit integer default 24, p_as_typed boolean default false
) returns table (
  id uuid, title text, content text, gets text, category text, is_premium boolean, is_featured boolean, like_count integer,
  dislike_count integer, created_at timestamptz, rank integer, total integer, searched text, meant text
)
language sql stable set search_path = ''
begin atomic
  select p.id, p.title, p.content, p.gets, p.category, p.is_premium, p.is_featured, p.like_count, p.dislike_count,
    p.created_at, f.rank, f.total, f.searched, f.meant
  from private.find_prompts(
    p_search, p_group, p_category, p_after_rank, p_after_premium, p_after_created_at, p_after_id, p_limit, p_as_typed
  ) f
  join public.prompts p on p.id = f.id
  order by f.rank, p.is_premium, p.created_at desc, p.id desc;
end;
grant execute on function
  public.search_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer, boolean) to anon, authenticated;
