CREATE TABLE "order_cancellation_lines" (
	"cancellation_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_cancellation_lines_pkey" PRIMARY KEY("cancellation_id","order_line_id"),
	CONSTRAINT "order_cancellation_lines_check" CHECK ("order_cancellation_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"refund_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_lines" (
	"claim_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "claim_lines_pkey" PRIMARY KEY("claim_id","order_line_id"),
	CONSTRAINT "claim_lines_check" CHECK ("claim_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "claim_media" (
	"claim_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "claim_media_pkey" PRIMARY KEY("claim_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resolution" text,
	"text" text NOT NULL,
	"answer" text,
	"refund_id" uuid,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"claim_id" uuid,
	"return_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"text" text NOT NULL,
	"decision" text,
	"refund_id" uuid,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decide_by" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "disputes_amount_check" CHECK ("disputes"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"received_quantity" integer,
	"restocked_quantity" integer DEFAULT 0 NOT NULL,
	"condition" text,
	CONSTRAINT "return_lines_pkey" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_check" CHECK ("return_lines"."quantity" > 0 and ("return_lines"."received_quantity" is null or "return_lines"."received_quantity" between 0 and "return_lines"."quantity")
        and "return_lines"."restocked_quantity" between 0 and coalesce("return_lines"."received_quantity", 0))
);
--> statement-breakpoint
CREATE TABLE "return_media" (
	"return_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "return_media_pkey" PRIMARY KEY("return_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"text" text,
	"rejection_reason" text,
	"instructions" text,
	"carrier" text,
	"tracking_number" text,
	"kept_minor" bigint DEFAULT 0 NOT NULL,
	"kept_reason" text,
	"refund_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decide_by" timestamp (3) with time zone,
	"send_by" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "returns_kept_check" CHECK ("returns"."kept_minor" >= 0 and ("returns"."kept_minor" = 0 or "returns"."kept_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refunded_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_check";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "uploaded_by" uuid;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_item_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_shipping_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "in_dispute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" drop column "badge";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "badge" text GENERATED ALWAYS AS (case
          when in_dispute then 'in_dispute'
          when payment_status = 'refunded' then 'refunded'
          when status = 'canceled' then 'canceled'
          when return_status = 'requested' then 'return_requested'
          when return_status = 'approved' then 'return_approved'
          when fulfillment_status = 'partially_shipped' then 'partly_shipped'
          when fulfillment_status in ('shipped', 'partially_delivered') then 'shipped'
          when payment_status = 'partially_refunded' and (fulfillment_status = 'delivered' or status = 'completed')
            then 'partly_refunded'
          when return_status <> 'none' then 'returned'
          when status = 'completed' then 'completed'
          when fulfillment_status = 'delivered' then 'delivered'
          when status = 'confirmed' then 'confirmed'
          else 'placed' end) STORED NOT NULL;--> statement-breakpoint
-- What was refunded so far is taken as refunded of the items first.
UPDATE "orders" SET "refunded_item_minor" = least("refunded_minor", "item_minor"),
  "refunded_shipping_minor" = "refunded_minor" - least("refunded_minor", "item_minor")
WHERE "refunded_minor" > 0;--> statement-breakpoint
-- Nothing was paid for orders without a payment: they can be canceled, and nothing is sent back.
UPDATE "orders" SET "payment_status" = 'unpaid' WHERE "payment_status" = 'paid'
  AND NOT EXISTS (SELECT FROM "payment_splits" WHERE "payment_splits"."order_id" = "orders"."id");--> statement-breakpoint
UPDATE "order_events" SET "kind" = 'return_received' WHERE "kind" = 'returned';--> statement-breakpoint
UPDATE "orders" o SET "delivered_at" = (SELECT max(f."delivered_at") FROM "fulfillments" f WHERE f."order_id" = o."id")
WHERE o."fulfillment_status" = 'delivered';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "item_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_cancellation_lines" ADD CONSTRAINT "order_cancellation_lines_cancellation_id_order_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."order_cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellation_lines" ADD CONSTRAINT "order_cancellation_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_media" ADD CONSTRAINT "claim_media_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_media" ADD CONSTRAINT "claim_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_media" ADD CONSTRAINT "return_media_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_media" ADD CONSTRAINT "return_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_cancellation_lines_line_idx" ON "order_cancellation_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_cancellations_order_idx" ON "order_cancellations" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "claim_lines_line_idx" ON "claim_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "claims_order_idx" ON "claims" USING btree ("order_id","opened_at");--> statement-breakpoint
CREATE INDEX "claims_shop_idx" ON "claims" USING btree ("shop_id","opened_at") WHERE "claims"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_key" ON "disputes" USING btree ("order_id") WHERE "disputes"."status" in ('open', 'under_review');--> statement-breakpoint
CREATE INDEX "disputes_order_idx" ON "disputes" USING btree ("order_id","opened_at");--> statement-breakpoint
CREATE INDEX "disputes_undecided_idx" ON "disputes" USING btree ("decide_by") WHERE "disputes"."status" in ('open', 'under_review');--> statement-breakpoint
CREATE INDEX "return_lines_line_idx" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "returns_shop_idx" ON "returns" USING btree ("shop_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "returns_undecided_idx" ON "returns" USING btree ("decide_by") WHERE "returns"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "returns_unsent_idx" ON "returns" USING btree ("send_by") WHERE "returns"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "fulfillments_under_way_idx" ON "fulfillments" USING btree ("shipped_at") WHERE "fulfillments"."status" = 'shipped';--> statement-breakpoint
CREATE INDEX "orders_overdue_idx" ON "orders" USING btree ("ship_by") WHERE "orders"."status" in ('placed', 'confirmed');--> statement-breakpoint
CREATE INDEX "orders_delivered_idx" ON "orders" USING btree ("delivered_at") WHERE "orders"."status" = 'confirmed';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_item_minor" between 0 and "orders"."item_minor" and "orders"."refunded_shipping_minor" between 0 and "orders"."shipping_minor"
        and "orders"."refunded_minor" = "orders"."refunded_item_minor" + "orders"."refunded_shipping_minor");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_minor" > 0 and ("refunds"."order_id" is null or "refunds"."amount_minor" = "refunds"."item_minor" + "refunds"."shipping_minor"));