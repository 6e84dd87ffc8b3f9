CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_sale_minor" bigint,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delta" integer,
	"stock_after" integer,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "catalog_run_items" (
	"run_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"shop_id" uuid NOT NULL,
	"product_id" uuid,
	"handle" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"line" integer,
	"outcome" text NOT NULL,
	"changes" jsonb,
	"problems" jsonb,
	"wanted" jsonb,
	"before" jsonb,
	"version_after" bigint,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "catalog_run_items_pkey" PRIMARY KEY("run_id","n")
);
--> statement-breakpoint
CREATE TABLE "catalog_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"file_key" text,
	"file_name" text,
	"sha256" text,
	"encoding" text,
	"delimiter" text,
	"mapping" jsonb,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"selection" jsonb,
	"action" jsonb,
	"total" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"progress_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"shop_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shop_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"story" text NOT NULL,
	"logo_media_id" text,
	"address" jsonb NOT NULL,
	"ships_to" text[],
	"agreed_version" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_applications_reason_check" CHECK ("shop_applications"."status" <> 'rejected' or "shop_applications"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"what" text NOT NULL,
	"subject_id" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_views_pkey" PRIMARY KEY("shop_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_views" (
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "shop_views_pkey" PRIMARY KEY("shop_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "suggest_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_plan_minor" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "report_reason" text;--> statement-breakpoint
ALTER TABLE "shop_members" ADD COLUMN "keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "story_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "policies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "makers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "low_stock_at" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "handed_over_on" date;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_run_items" ADD CONSTRAINT "catalog_run_items_run_id_catalog_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."catalog_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_runs" ADD CONSTRAINT "catalog_runs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_runs" ADD CONSTRAINT "catalog_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_log" ADD CONSTRAINT "shop_log_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_log" ADD CONSTRAINT "shop_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_views" ADD CONSTRAINT "shop_views_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_variant_idx" ON "price_changes" USING btree ("variant_id","at");--> statement-breakpoint
CREATE INDEX "stock_movements_variant_idx" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_shop_idx" ON "stock_movements" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "catalog_run_items_outcome_idx" ON "catalog_run_items" USING btree ("run_id","outcome","n");--> statement-breakpoint
CREATE INDEX "catalog_runs_shop_idx" ON "catalog_runs" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_runs_busy_key" ON "catalog_runs" USING btree ("shop_id") WHERE "catalog_runs"."status" in ('checking', 'applying', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX "downloads_ticket_key" ON "downloads" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "downloads_expires_idx" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("shop_id","user_id","list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_applications_pending_key" ON "shop_applications" USING btree ("user_id") WHERE "shop_applications"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_applications_slug_key" ON "shop_applications" USING btree ("slug") WHERE "shop_applications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "shop_applications_user_idx" ON "shop_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invitations_token_key" ON "shop_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invitations_email_key" ON "shop_invitations" USING btree ("shop_id","email") WHERE "shop_invitations"."used_at" is null;--> statement-breakpoint
CREATE INDEX "shop_log_shop_idx" ON "shop_log" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "shop_log_subject_idx" ON "shop_log" USING btree ("shop_id","subject_id","id");--> statement-breakpoint
CREATE INDEX "product_views_product_idx" ON "product_views" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_shop_created_idx" ON "products" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_shop_status_idx" ON "products" USING btree ("shop_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_shop_name_idx" ON "products" USING btree ("shop_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_publish_idx" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "variants_sale_idx" ON "variants" USING btree ("sale_starts_at","sale_ends_at") WHERE "variants"."sale_plan_minor" is not null;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sale_check" CHECK ("variants"."sale_plan_minor" between 0 and "variants"."price_minor" and ("variants"."sale_starts_at" is null or "variants"."sale_ends_at" is null or "variants"."sale_starts_at" < "variants"."sale_ends_at"));--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_weight_check" CHECK ("variants"."weight_grams" >= 0);--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_closed_check" CHECK (("shops"."closed_from" is null) = ("shops"."closed_until" is null) and "shops"."closed_from" <= "shops"."closed_until");--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_low_stock_check" CHECK ("shops"."low_stock_at" between 0 and 10000);--> statement-breakpoint
-- Membership alone says who works for a shop; the role is read from it.
insert into shop_members (shop_id, user_id, role)
select id, owner_id, 'owner' from shops where owner_id is not null on conflict do nothing;--> statement-breakpoint
delete from user_roles where name = 'ROLE_SHOP_MANAGER';--> statement-breakpoint
create function record_variant_changes() returns trigger language plpgsql as $$
begin
  insert into stock_movements (shop_id, variant_id, delta, stock_after, reason, actor_id, note)
  select p.shop_id, n.id, n.stock - o.stock, n.stock,
    coalesce(nullif(current_setting('stoa.stock_reason', true), ''), case when n.stock < o.stock then 'sale' else 'return' end),
    nullif(current_setting('stoa.actor_id', true), '')::uuid,
    nullif(current_setting('stoa.stock_note', true), '')
  from new_rows n join old_rows o on o.id = n.id join products p on p.id = n.product_id
  where n.stock is distinct from o.stock;
  insert into price_changes (shop_id, variant_id, price_minor, price_sale_minor, actor_id)
  select p.shop_id, n.id, n.price_minor, n.price_sale_minor, nullif(current_setting('stoa.actor_id', true), '')::uuid
  from new_rows n join old_rows o on o.id = n.id join products p on p.id = n.product_id
  where (n.price_minor, n.price_sale_minor) is distinct from (o.price_minor, o.price_sale_minor);
  return null;
end
$$;--> statement-breakpoint
create trigger variants_record_changes after update on variants
referencing old table as old_rows new table as new_rows
for each statement execute function record_variant_changes();
