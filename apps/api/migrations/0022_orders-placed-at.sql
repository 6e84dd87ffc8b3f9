ALTER TABLE "orders" ADD COLUMN "placed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "orders" SET "placed_at" = "order_groups"."placed_at" FROM "order_groups" WHERE "order_groups"."id" = "orders"."order_group_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_shop_placed_idx" ON "orders" USING btree ("shop_id","placed_at","id");