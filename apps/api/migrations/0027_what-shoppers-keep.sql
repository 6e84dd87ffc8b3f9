CREATE TABLE "stock_alerts" (
	"user_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_pkey" PRIMARY KEY("user_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"stop_token" text NOT NULL,
	"prices_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_price_minor" bigint NOT NULL,
	"watched_price_minor" bigint NOT NULL,
	"was_sold_out" boolean NOT NULL,
	CONSTRAINT "wishes_pkey" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
DROP INDEX "products_facets_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option_values" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_lists" ADD CONSTRAINT "wish_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_variant_idx" ON "stock_alerts" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_share_key" ON "wish_lists" USING btree ("share_token");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_stop_key" ON "wish_lists" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "wishes_order_idx" ON "wishes" USING btree ("user_id","saved_at","product_id");--> statement-breakpoint
CREATE INDEX "wishes_product_idx" ON "wishes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("category_l1","category_l2","category_l3","shop_id","effective_price_min","price_sale_min","rating_mean","is_buyable","sold_90","id","colors") WHERE "products"."status" = 'active';--> statement-breakpoint
-- By hand: which word is which color, as modules/read-model/color-families.ts has it.
create or replace function color_of(option_name text, value text) returns text language plpgsql immutable as $$
declare
  words constant jsonb := '{"white":"white","snow":"white","chalk":"white","pearl":"white","milk":"white","ivory":"white","beige":"beige","sand":"beige","cream":"beige","oat":"beige","natural":"beige","linen":"beige","ecru":"beige","stone":"beige","camel":"beige","taupe":"beige","brown":"brown","tan":"brown","chestnut":"brown","walnut":"brown","oak":"brown","cognac":"brown","chocolate":"brown","coffee":"brown","bronze":"brown","copper":"brown","umber":"brown","black":"black","charcoal":"black","coal":"black","onyx":"black","ebony":"black","jet":"black","grey":"grey","gray":"grey","slate":"grey","ash":"grey","graphite":"grey","smoke":"grey","anthracite":"grey","concrete":"grey","red":"red","cherry":"red","crimson":"red","scarlet":"red","burgundy":"red","wine":"red","ruby":"red","orange":"orange","rust":"orange","terracotta":"orange","clay":"orange","ember":"orange","amber":"orange","coral":"orange","apricot":"orange","peach":"orange","tangerine":"orange","yellow":"yellow","mustard":"yellow","ochre":"yellow","lemon":"yellow","honey":"yellow","saffron":"yellow","straw":"yellow","green":"green","sage":"green","moss":"green","olive":"green","forest":"green","jade":"green","eucalyptus":"green","mint":"green","emerald":"green","fern":"green","khaki":"green","teal":"teal","lagoon":"teal","sea":"teal","turquoise":"teal","petrol":"teal","aqua":"teal","blue":"blue","ink":"blue","navy":"blue","indigo":"blue","cobalt":"blue","lapis":"blue","denim":"blue","sky":"blue","azure":"blue","midnight":"blue","purple":"purple","plum":"purple","violet":"purple","lilac":"purple","lavender":"purple","aubergine":"purple","mauve":"purple","pink":"pink","rose":"pink","blush":"pink","salmon":"pink","fuchsia":"pink","magenta":"pink","gold":"gold","golden":"gold","brass":"gold","silver":"silver","steel":"silver","chrome":"silver","pewter":"silver","clear":"clear","transparent":"clear"}'::jsonb;
  names constant text[] := regexp_split_to_array(lower(option_name), '[^[:alpha:]]+');
  is_color constant boolean := names && '{color,colors,colour,colours,glaze,hue,tint}'::text[];
  word text;
  found text;
begin
  if not is_color and not names && '{bottle,canvas,clay,cover,dye,fabric,finish,frame,ink,jar,leather,linen,paint,pot,seat,shade,strap,stripe,tin,yarn}'::text[] then return null; end if;
  foreach word in array regexp_split_to_array(lower(value), '[^[:alpha:]]+') loop
    found := coalesce(words ->> word, words ->> regexp_replace(word, 's$', ''), found);
  end loop;
  return coalesce(found, case when is_color then nullif(btrim(left(lower(btrim(value)), 30)), '') end);
end
$$;
--> statement-breakpoint
create function name_color() returns trigger language plpgsql as $$
begin
  new.color := color_of((select name from product_options where id = new.option_id), new.value);
  return new;
end
$$;
--> statement-breakpoint
create trigger product_option_values_name_color before insert or update of value, option_id on product_option_values
for each row execute function name_color();
--> statement-breakpoint
create or replace function option_renamed() returns trigger language plpgsql as $$
begin
  update product_option_values set color = color_of(new.name, value)
  where option_id = new.id and color is distinct from color_of(new.name, value);
  perform products_follow_choices(array[new.product_id]);
  return null;
end
$$;
--> statement-breakpoint
create or replace function products_follow_choices(ids uuid[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if ids is null then return; end if;
  perform 1 from products where id = any (ids) order by id for no key update;
  update products p set choices = f.choices, colors = f.colors
  from (
    select i.id,
      coalesce(array_agg(c.choice order by c.option_at, c.value_at, c.choice) filter (where position(':' in c.option_name) = 0), '{}') as choices,
      coalesce((array_agg(distinct c.color order by c.color) filter (where c.color is not null))[:18], '{}') as colors
    from unnest(ids) as i(id) left join lateral (
      select distinct o.name as option_name, o.name || ':' || x.value as choice, o.position as option_at,
        x.position as value_at, x.color
      from variants v join variant_values vv on vv.variant_id = v.id
      join product_options o on o.id = vv.option_id join product_option_values x on x.id = vv.value_id
      where v.product_id = i.id and v.is_active
    ) c on true
    group by i.id
  ) f
  where p.id = f.id and (p.choices, p.colors) is distinct from (f.choices, f.colors);
end
$$;
--> statement-breakpoint
update product_option_values x set color = color_of(o.name, x.value) from product_options o where o.id = x.option_id;
--> statement-breakpoint
select products_follow_choices((select array_agg(id) from products));
