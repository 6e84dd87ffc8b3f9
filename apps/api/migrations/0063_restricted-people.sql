-- Processes of the release before always write a shop, and read it only to print a list.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "restrictions" ALTER COLUMN "about_shop_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "lifted_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_by" uuid;--> statement-breakpoint
-- Building these indexes reads each table once: about a second for 100,000 products or accounts.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "products_created_idx" ON "products" USING btree ("created_at","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "products_restricted_idx" ON "products" USING btree ("created_at","id") WHERE "products"."restricted_by" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "products_off_sale_idx" ON "products" USING btree ("status","created_at","id") WHERE "products"."status" <> 'active';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "categories_requested_idx" ON "categories" USING btree ("suggest_requested_at","path") WHERE "categories"."suggest_requested_at" is not null and not "categories"."is_show_suggest";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "restrictions_in_force_idx" ON "restrictions" USING btree ("id") WHERE "restrictions"."lifted_at" is null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "restrictions_subject_idx" ON "restrictions" USING btree ("subject_id","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "users_email_start_idx" ON "users" USING btree (lower("email") text_pattern_ops);
