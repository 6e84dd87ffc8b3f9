// Generated from openapi.json by scripts/generate-answers.ts.
import type { AnswerSchemas } from '../answers.ts'

/** Answers of the calls with which a shop is run. */
export const sellerAnswers: AnswerSchemas = {
 "operations": {
  "GET /api/user/shops": {
   "$ref": "MyShops"
  },
  "GET /api/seller/start": {
   "$ref": "SellerStart"
  },
  "GET /api/seller/shop": {
   "$ref": "SellerShop"
  },
  "PATCH /api/seller/shop": {
   "$ref": "SellerShop"
  },
  "PUT /api/seller/shop/pause": {
   "$ref": "SellerShop"
  },
  "GET /api/seller/shop/log": {
   "$ref": "ShopLogList"
  },
  "GET /api/seller/shop/team": {
   "$ref": "ShopTeam"
  },
  "PATCH /api/seller/shop/team/members/{id}": {
   "$ref": "ShopMember"
  },
  "POST /api/seller/shop/team/invitations": {
   "$ref": "ShopInvitation"
  },
  "POST /api/seller/shop/team/invitations/{id}/resend": {
   "$ref": "ShopInvitation"
  },
  "GET /api/seller/orders": {
   "$ref": "SellerOrderList"
  },
  "POST /api/seller/orders/confirm": {
   "$ref": "OrderOutcomes"
  },
  "POST /api/seller/orders/ship": {
   "$ref": "OrderOutcomes"
  },
  "GET /api/seller/carriers": {
   "$ref": "CarrierList"
  },
  "GET /api/seller/orders/{number}": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/confirm": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/cancellations": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/cancellations/preview": {
   "$ref": "RefundPreview"
  },
  "POST /api/seller/orders/{number}/notes": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/fulfillments": {
   "$ref": "SellerOrder"
  },
  "PATCH /api/seller/orders/{number}/fulfillments/{id}": {
   "$ref": "SellerOrder"
  },
  "DELETE /api/seller/orders/{number}/fulfillments/{id}": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/fulfillments/{id}/ship": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/fulfillments/{id}/deliver": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/refunds": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/orders/{number}/refunds/preview": {
   "$ref": "RefundPreview"
  },
  "POST /api/seller/imports": {
   "$ref": "Run"
  },
  "GET /api/seller/runs": {
   "$ref": "RunList"
  },
  "GET /api/seller/runs/{id}": {
   "$ref": "Run"
  },
  "GET /api/seller/runs/{id}/items": {
   "$ref": "RunItemList"
  },
  "PUT /api/seller/runs/{id}/mapping": {
   "$ref": "Run"
  },
  "POST /api/seller/runs/{id}/apply": {
   "$ref": "Run"
  },
  "POST /api/seller/runs/{id}/cancel": {
   "$ref": "Run"
  },
  "POST /api/seller/runs/{id}/undo": {
   "$ref": "Run"
  },
  "GET /api/seller/returns": {
   "$ref": "SellerReturnList"
  },
  "GET /api/seller/returns/{id}": {
   "$ref": "SellerReturn"
  },
  "POST /api/seller/returns/{id}/approve": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/returns/{id}/reject": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/returns/{id}/receive": {
   "$ref": "SellerOrder"
  },
  "POST /api/seller/returns/{id}/receive/preview": {
   "$ref": "RefundPreview"
  },
  "POST /api/seller/downloads": {
   "$ref": "DownloadTicket"
  },
  "POST /api/seller/claims/{id}/answer": {
   "$ref": "SellerOrder"
  },
  "GET /api/seller/earnings": {
   "$ref": "Earnings"
  },
  "GET /api/seller/statements/{month}": {
   "$ref": "StatementPage"
  },
  "GET /api/seller/payouts": {
   "$ref": "PayoutList"
  },
  "GET /api/seller/payout-account": {
   "$ref": "PayoutAccountAnswer"
  },
  "PUT /api/seller/payout-account": {
   "$ref": "PayoutAccountAnswer"
  },
  "GET /api/seller/dashboard": {
   "$ref": "Dashboard"
  },
  "GET /api/seller/reviews": {
   "$ref": "SellerReviewList"
  },
  "PUT /api/seller/reviews/{id}/answer": {
   "$ref": "Review"
  },
  "GET /api/seller/questions": {
   "$ref": "SellerQuestionList"
  },
  "PUT /api/seller/questions/{id}/answer": {
   "$ref": "SellerQuestion"
  },
  "PATCH /api/seller/questions/{id}/answer": {
   "$ref": "SellerQuestion"
  },
  "GET /api/seller/products": {
   "$ref": "SellerProductList"
  },
  "POST /api/seller/products": {
   "$ref": "SellerProduct"
  },
  "GET /api/seller/views": {
   "$ref": "SavedViews"
  },
  "POST /api/seller/views": {
   "$ref": "SavedView"
  },
  "PATCH /api/seller/views/{id}": {
   "$ref": "SavedView"
  },
  "GET /api/seller/products/count": {
   "$ref": "ProductCount"
  },
  "GET /api/seller/products/facets": {
   "$ref": "ProductFacets"
  },
  "GET /api/seller/products/slug": {
   "$ref": "SlugCheck"
  },
  "POST /api/seller/bulk-changes": {
   "$ref": "Run"
  },
  "POST /api/seller/products/bulk": {
   "$ref": "BulkChange"
  },
  "POST /api/seller/products/bulk/{id}/undo": {
   "$ref": "BulkUndo"
  },
  "GET /api/seller/products/{id}": {
   "$ref": "SellerProduct"
  },
  "PATCH /api/seller/products/{id}": {
   "$ref": "SellerProduct"
  },
  "DELETE /api/seller/products/{id}": {
   "$ref": "ProductRemoval"
  },
  "POST /api/seller/products/{id}/duplicate": {
   "$ref": "SellerProduct"
  },
  "GET /api/seller/products/{id}/log": {
   "$ref": "ProductLog"
  },
  "GET /api/seller/variants/{id}/stock": {
   "$ref": "StockMovementList"
  },
  "POST /api/seller/variants/{id}/stock": {
   "$ref": "StockAnswer"
  },
  "GET /api/seller/variants/{id}/prices": {
   "$ref": "PriceChangeList"
  },
  "POST /api/seller/stock": {
   "$ref": "StockAnswers"
  },
  "POST /api/seller/pictures": {
   "$ref": "Picture"
  },
  "GET /api/seller/categories": {
   "$ref": "SellerCategoryTree"
  },
  "POST /api/seller/categories": {
   "$ref": "SellerCategoryNode"
  },
  "PATCH /api/seller/categories/{id}": {
   "$ref": "SellerCategoryNode"
  },
  "POST /api/seller/categories/{id}/move": {
   "$ref": "SellerCategoryTree"
  },
  "POST /api/seller/categories/{id}/merge": {
   "$ref": "SellerCategoryTree"
  }
 },
 "schemas": {
  "Actor": {
   "type": "string"
  },
  "AskedProduct": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "title",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "title": {
     "type": "string"
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "BestCategory": {
   "type": "object",
   "required": [
    "name",
    "units",
    "sales"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "units": {
     "type": "integer"
    },
    "sales": {
     "$ref": "Money"
    }
   }
  },
  "BestProduct": {
   "type": "object",
   "required": [
    "id",
    "title",
    "slug",
    "picture",
    "units",
    "sales"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "null"
     ]
    },
    "title": {
     "type": "string"
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "units": {
     "type": "integer"
    },
    "sales": {
     "$ref": "Money"
    }
   }
  },
  "BulkAction": {
   "type": "object",
   "required": [
    "field",
    "mode"
   ],
   "properties": {
    "field": {
     "type": "string"
    },
    "mode": {
     "type": "string"
    },
    "amount": {
     "type": "number",
     "minimum": -10000000000
    },
    "rounding": {
     "type": "string"
    },
    "saleFrom": {
     "type": [
      "string",
      "null"
     ]
    },
    "saleUntil": {
     "type": [
      "string",
      "null"
     ]
    },
    "status": {
     "$ref": "SellerProductStatus"
    },
    "categoryId": {
     "type": [
      "string",
      "null"
     ]
    },
    "tags": {
     "$ref": "TagsInput"
    }
   }
  },
  "BulkChange": {
   "type": "object",
   "required": [
    "runId",
    "changed",
    "unchanged",
    "refused",
    "sumBefore",
    "sumAfter",
    "examples"
   ],
   "properties": {
    "runId": {
     "type": [
      "string",
      "null"
     ]
    },
    "changed": {
     "type": "integer",
     "minimum": 0
    },
    "unchanged": {
     "type": "integer",
     "minimum": 0
    },
    "refused": {
     "type": "array",
     "items": {
      "$ref": "BulkRefusal"
     }
    },
    "sumBefore": {
     "type": [
      "number",
      "null"
     ]
    },
    "sumAfter": {
     "type": [
      "number",
      "null"
     ]
    },
    "examples": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "productId",
       "name",
       "before",
       "after"
      ],
      "properties": {
       "productId": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "before": {},
       "after": {}
      }
     }
    }
   }
  },
  "BulkRefusal": {
   "type": "object",
   "required": [
    "productId",
    "name",
    "reason",
    "fields"
   ],
   "properties": {
    "productId": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "reason": {
     "type": "string"
    },
    "fields": {
     "type": "array",
     "items": {
      "$ref": "FieldProblem"
     }
    }
   }
  },
  "BulkUndo": {
   "type": "object",
   "required": [
    "restored",
    "skipped"
   ],
   "properties": {
    "restored": {
     "type": "integer",
     "minimum": 0
    },
    "skipped": {
     "type": "array",
     "items": {
      "$ref": "BulkRefusal"
     }
    }
   }
  },
  "CancelReason": {
   "type": "string"
  },
  "Carrier": {
   "type": "object",
   "required": [
    "name",
    "forms",
    "link"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "forms": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "link": {
     "type": "string"
    }
   }
  },
  "CarrierList": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "Carrier"
     }
    }
   }
  },
  "Claim": {
   "type": "object",
   "required": [
    "id",
    "kind",
    "wanted",
    "status",
    "resolution",
    "lines",
    "text",
    "pictures",
    "answer",
    "openedAt",
    "answerBy",
    "actions"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "kind": {
     "$ref": "ClaimKind"
    },
    "wanted": {
     "$ref": "ClaimResolution"
    },
    "status": {
     "type": "string"
    },
    "resolution": {
     "anyOf": [
      {
       "$ref": "ClaimResolution"
      },
      {
       "type": "null"
      }
     ]
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "LineQuantity"
     }
    },
    "text": {
     "type": "string"
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "answer": {
     "type": [
      "string",
      "null"
     ]
    },
    "openedAt": {
     "type": "string"
    },
    "answerBy": {
     "type": "string"
    },
    "actions": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "ClaimKind": {
   "type": "string"
  },
  "ClaimResolution": {
   "type": "string"
  },
  "CommissionRate": {
   "type": "number",
   "minimum": 0
  },
  "CountryCode": {
   "type": "string"
  },
  "CountryOrders": {
   "type": "object",
   "required": [
    "countryCode",
    "orders"
   ],
   "properties": {
    "countryCode": {
     "type": [
      "string",
      "null"
     ]
    },
    "orders": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Dashboard": {
   "type": "object",
   "required": [
    "range",
    "currency",
    "hasSold",
    "toDo",
    "totals",
    "before",
    "series",
    "bestProducts",
    "bestCategories",
    "sources",
    "countries",
    "waitingOrders",
    "lowStock",
    "latestReviews"
   ],
   "properties": {
    "range": {
     "$ref": "DashboardRange"
    },
    "currency": {
     "type": "string"
    },
    "hasSold": {
     "type": "boolean"
    },
    "toDo": {
     "$ref": "DashboardToDo"
    },
    "totals": {
     "$ref": "Figures"
    },
    "before": {
     "$ref": "Figures"
    },
    "series": {
     "type": "array",
     "items": {
      "$ref": "DashboardPoint"
     }
    },
    "bestProducts": {
     "type": "array",
     "items": {
      "$ref": "BestProduct"
     }
    },
    "bestCategories": {
     "type": "array",
     "items": {
      "$ref": "BestCategory"
     }
    },
    "sources": {
     "type": "array",
     "items": {
      "$ref": "SourceViews"
     }
    },
    "countries": {
     "type": "array",
     "items": {
      "$ref": "CountryOrders"
     }
    },
    "waitingOrders": {
     "type": "array",
     "items": {
      "$ref": "WaitingOrder"
     }
    },
    "lowStock": {
     "type": "array",
     "items": {
      "$ref": "LowStock"
     }
    },
    "latestReviews": {
     "type": "array",
     "items": {
      "$ref": "SellerReview"
     }
    }
   }
  },
  "DashboardPoint": {
   "type": "object",
   "required": [
    "from",
    "to",
    "sales",
    "orders",
    "units",
    "refunds",
    "views",
    "before"
   ],
   "properties": {
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    },
    "sales": {
     "$ref": "Money"
    },
    "orders": {
     "type": "integer",
     "minimum": 0
    },
    "units": {
     "type": "integer"
    },
    "refunds": {
     "type": "number"
    },
    "views": {
     "type": "integer",
     "minimum": 0
    },
    "before": {
     "$ref": "DashboardPointBefore"
    }
   }
  },
  "DashboardPointBefore": {
   "type": "object",
   "required": [
    "from",
    "to",
    "sales",
    "orders",
    "units",
    "refunds",
    "views"
   ],
   "properties": {
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    },
    "sales": {
     "$ref": "Money"
    },
    "orders": {
     "type": "integer",
     "minimum": 0
    },
    "units": {
     "type": "integer"
    },
    "refunds": {
     "type": "number"
    },
    "views": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "DashboardRange": {
   "type": "object",
   "required": [
    "from",
    "to",
    "days",
    "unit",
    "today",
    "timeZone",
    "isUnderWay",
    "beforeFrom",
    "beforeTo"
   ],
   "properties": {
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    },
    "days": {
     "type": "integer",
     "minimum": 1
    },
    "unit": {
     "type": "string"
    },
    "today": {
     "type": "string"
    },
    "timeZone": {
     "type": "string"
    },
    "isUnderWay": {
     "type": "boolean"
    },
    "beforeFrom": {
     "type": "string"
    },
    "beforeTo": {
     "type": "string"
    }
   }
  },
  "DashboardToDo": {
   "type": "object",
   "required": [
    "toConfirm",
    "toShip",
    "toShipToday",
    "late",
    "returns",
    "claims",
    "lowStock",
    "unansweredReviews",
    "unansweredQuestions"
   ],
   "properties": {
    "toConfirm": {
     "type": "integer",
     "minimum": 0
    },
    "toShip": {
     "type": "integer",
     "minimum": 0
    },
    "toShipToday": {
     "type": "integer",
     "minimum": 0
    },
    "late": {
     "type": "integer",
     "minimum": 0
    },
    "returns": {
     "type": "integer",
     "minimum": 0
    },
    "claims": {
     "type": "integer",
     "minimum": 0
    },
    "lowStock": {
     "type": "integer",
     "minimum": 0
    },
    "unansweredReviews": {
     "type": "integer",
     "minimum": 0
    },
    "unansweredQuestions": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Dispute": {
   "type": "object",
   "required": [
    "id",
    "status",
    "amount",
    "text",
    "decision",
    "claimId",
    "returnId",
    "openedAt",
    "decideBy"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string"
    },
    "amount": {
     "$ref": "Money"
    },
    "text": {
     "type": "string"
    },
    "decision": {
     "type": [
      "string",
      "null"
     ]
    },
    "claimId": {
     "type": [
      "string",
      "null"
     ]
    },
    "returnId": {
     "type": [
      "string",
      "null"
     ]
    },
    "openedAt": {
     "type": "string"
    },
    "decideBy": {
     "type": "string"
    }
   }
  },
  "DownloadTicket": {
   "type": "object",
   "required": [
    "ticket",
    "url",
    "expiresAt"
   ],
   "properties": {
    "ticket": {
     "type": "string"
    },
    "url": {
     "type": "string"
    },
    "expiresAt": {
     "type": "string"
    }
   }
  },
  "Earnings": {
   "type": "object",
   "required": [
    "currency",
    "timeZone",
    "balance",
    "available",
    "waiting",
    "months"
   ],
   "properties": {
    "currency": {
     "type": "string"
    },
    "timeZone": {
     "type": "string"
    },
    "balance": {
     "$ref": "SignedMoney"
    },
    "available": {
     "$ref": "SignedMoney"
    },
    "waiting": {
     "$ref": "SignedMoney"
    },
    "months": {
     "type": "array",
     "items": {
      "$ref": "EarningsMonth"
     }
    }
   }
  },
  "EarningsMonth": {
   "type": "object",
   "required": [
    "month",
    "opening",
    "sales",
    "shipping",
    "refunds",
    "commission",
    "adjustments",
    "payouts",
    "closing"
   ],
   "properties": {
    "month": {
     "type": "string"
    },
    "opening": {
     "$ref": "SignedMoney"
    },
    "sales": {
     "$ref": "SignedMoney"
    },
    "shipping": {
     "$ref": "SignedMoney"
    },
    "refunds": {
     "$ref": "SignedMoney"
    },
    "commission": {
     "$ref": "SignedMoney"
    },
    "adjustments": {
     "$ref": "SignedMoney"
    },
    "payouts": {
     "$ref": "SignedMoney"
    },
    "closing": {
     "$ref": "SignedMoney"
    }
   }
  },
  "FieldChange": {
   "type": "object",
   "required": [
    "path",
    "label",
    "before",
    "after"
   ],
   "properties": {
    "path": {
     "type": "string"
    },
    "label": {
     "type": "string"
    },
    "before": {},
    "after": {}
   }
  },
  "FieldProblem": {
   "type": "object",
   "required": [
    "pointer",
    "code",
    "message"
   ],
   "properties": {
    "pointer": {
     "type": "string"
    },
    "code": {
     "type": "string"
    },
    "message": {
     "type": "string"
    }
   }
  },
  "Figures": {
   "type": "object",
   "required": [
    "sales",
    "orders",
    "units",
    "averageOrder",
    "refunds",
    "net",
    "views",
    "conversion"
   ],
   "properties": {
    "sales": {
     "$ref": "Money"
    },
    "orders": {
     "type": "integer",
     "minimum": 0
    },
    "units": {
     "type": "integer"
    },
    "averageOrder": {
     "type": [
      "number",
      "null"
     ]
    },
    "refunds": {
     "type": "number"
    },
    "net": {
     "type": "number"
    },
    "views": {
     "type": "integer",
     "minimum": 0
    },
    "conversion": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0
    }
   }
  },
  "Fulfillment": {
   "type": "object",
   "required": [
    "id",
    "status",
    "carrier",
    "trackingNumber",
    "trackingUrl",
    "shippedAt",
    "deliveredAt",
    "claimId",
    "lines"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "claimId": {
     "type": [
      "string",
      "null"
     ]
    },
    "status": {
     "type": "string"
    },
    "carrier": {
     "type": [
      "string",
      "null"
     ]
    },
    "trackingNumber": {
     "type": [
      "string",
      "null"
     ]
    },
    "trackingUrl": {
     "type": [
      "string",
      "null"
     ]
    },
    "shippedAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "deliveredAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "FulfillmentLine"
     }
    }
   }
  },
  "FulfillmentLine": {
   "type": "object",
   "required": [
    "orderLineId",
    "title",
    "quantity"
   ],
   "properties": {
    "orderLineId": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "HandedOver": {
   "type": "object",
   "required": [
    "fulfillmentId",
    "on"
   ],
   "properties": {
    "fulfillmentId": {
     "type": "string"
    },
    "on": {
     "type": "string"
    }
   }
  },
  "LedgerEntryKind": {
   "type": "string"
  },
  "LineQuantity": {
   "type": "object",
   "required": [
    "orderLineId",
    "quantity"
   ],
   "properties": {
    "orderLineId": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "LowStock": {
   "type": "object",
   "required": [
    "productId",
    "variantId",
    "title",
    "options",
    "sku",
    "stock",
    "picture"
   ],
   "properties": {
    "productId": {
     "type": "string"
    },
    "variantId": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "sku": {
     "type": [
      "string",
      "null"
     ]
    },
    "stock": {
     "type": "integer"
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "Money": {
   "type": "number",
   "minimum": 0
  },
  "MyShop": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "name",
    "logo",
    "role",
    "keys",
    "status",
    "isPaused"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "role": {
     "$ref": "ShopRole"
    },
    "keys": {
     "$ref": "ShopKeys"
    },
    "status": {
     "type": "string"
    },
    "isPaused": {
     "type": "boolean"
    }
   }
  },
  "MyShops": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "MyShop"
     }
    }
   }
  },
  "NullableMoney": {
   "anyOf": [
    {
     "$ref": "Money"
    },
    {
     "type": "null"
    }
   ]
  },
  "NullablePicture": {
   "anyOf": [
    {
     "$ref": "Picture"
    },
    {
     "type": "null"
    }
   ]
  },
  "NullableSavedViewColumns": {
   "anyOf": [
    {
     "$ref": "SavedViewColumns"
    },
    {
     "type": "null"
    }
   ]
  },
  "NullableSellerCategoryName": {
   "anyOf": [
    {
     "$ref": "SellerCategoryName"
    },
    {
     "type": "null"
    }
   ]
  },
  "OrderAddress": {
   "type": "object",
   "required": [
    "fullName",
    "phone",
    "line1",
    "line2",
    "city",
    "region",
    "postalCode",
    "countryCode"
   ],
   "properties": {
    "fullName": {
     "type": "string"
    },
    "phone": {
     "type": "string"
    },
    "line1": {
     "type": "string"
    },
    "line2": {
     "type": [
      "string",
      "null"
     ]
    },
    "city": {
     "type": "string"
    },
    "region": {
     "type": [
      "string",
      "null"
     ]
    },
    "postalCode": {
     "type": [
      "string",
      "null"
     ]
    },
    "countryCode": {
     "type": "string"
    }
   }
  },
  "OrderBadge": {
   "type": "string"
  },
  "OrderCancellation": {
   "type": "object",
   "required": [
    "id",
    "actor",
    "reason",
    "note",
    "at",
    "lines"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "actor": {
     "$ref": "Actor"
    },
    "reason": {
     "$ref": "CancelReason"
    },
    "note": {
     "type": [
      "string",
      "null"
     ]
    },
    "at": {
     "type": "string"
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "LineQuantity"
     }
    }
   }
  },
  "OrderEvent": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "actor"
   ],
   "properties": {
    "kind": {
     "$ref": "OrderEventKind"
    },
    "at": {
     "type": "string"
    },
    "actor": {
     "type": "string"
    }
   }
  },
  "OrderEventKind": {
   "type": "string"
  },
  "OrderNote": {
   "type": "object",
   "required": [
    "id",
    "author",
    "text",
    "at"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "author": {
     "type": [
      "string",
      "null"
     ]
    },
    "text": {
     "type": "string"
    },
    "at": {
     "type": "string"
    }
   }
  },
  "OrderOutcome": {
   "type": "object",
   "required": [
    "number",
    "isDone",
    "code",
    "detail"
   ],
   "properties": {
    "number": {
     "type": "string"
    },
    "isDone": {
     "type": "boolean"
    },
    "code": {
     "anyOf": [
      {
       "$ref": "ProblemCode"
      },
      {
       "type": "null"
      }
     ]
    },
    "detail": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "OrderOutcomes": {
   "type": "object",
   "required": [
    "outcomes"
   ],
   "properties": {
    "outcomes": {
     "type": "array",
     "items": {
      "$ref": "OrderOutcome"
     }
    }
   }
  },
  "OrderRefund": {
   "type": "object",
   "required": [
    "id",
    "amount",
    "reason",
    "status",
    "note",
    "at"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "amount": {
     "$ref": "Money"
    },
    "reason": {
     "$ref": "RefundReason"
    },
    "status": {
     "$ref": "RefundStatus"
    },
    "note": {
     "type": [
      "string",
      "null"
     ]
    },
    "at": {
     "type": "string"
    }
   }
  },
  "Page": {
   "type": "object",
   "required": [
    "next",
    "previous"
   ],
   "properties": {
    "next": {
     "type": [
      "string",
      "null"
     ]
    },
    "previous": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "Payout": {
   "type": "object",
   "required": [
    "number",
    "status",
    "amount",
    "account",
    "reference",
    "reason",
    "createdAt",
    "finishedAt"
   ],
   "properties": {
    "number": {
     "type": "integer"
    },
    "status": {
     "$ref": "PayoutStatus"
    },
    "amount": {
     "$ref": "Money"
    },
    "account": {
     "type": "string"
    },
    "reference": {
     "type": [
      "string",
      "null"
     ]
    },
    "reason": {
     "type": [
      "string",
      "null"
     ]
    },
    "createdAt": {
     "type": "string"
    },
    "finishedAt": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "PayoutAccountAnswer": {
   "type": "object",
   "required": [
    "account"
   ],
   "properties": {
    "account": {
     "anyOf": [
      {
       "type": "object",
       "required": [
        "holder",
        "kind",
        "masked",
        "changedAt"
       ],
       "properties": {
        "holder": {
         "type": "string"
        },
        "kind": {
         "type": "string"
        },
        "masked": {
         "type": "string"
        },
        "changedAt": {
         "type": "string"
        }
       }
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "PayoutList": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "Payout"
     }
    }
   }
  },
  "PayoutStatus": {
   "type": "string"
  },
  "Picture": {
   "type": "object",
   "required": [
    "id",
    "alt",
    "base",
    "widths",
    "width",
    "height"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "alt": {
     "type": "string"
    },
    "base": {
     "type": "string"
    },
    "widths": {
     "type": "array",
     "items": {
      "type": "integer"
     }
    },
    "width": {
     "type": "integer"
    },
    "height": {
     "type": "integer"
    }
   }
  },
  "PriceChange": {
   "type": "object",
   "required": [
    "id",
    "at",
    "priceBefore",
    "price",
    "salePriceBefore",
    "salePrice",
    "by"
   ],
   "properties": {
    "id": {
     "type": "integer"
    },
    "at": {
     "type": "string"
    },
    "priceBefore": {
     "type": [
      "number",
      "null"
     ]
    },
    "price": {
     "$ref": "Money"
    },
    "salePriceBefore": {
     "type": [
      "number",
      "null"
     ]
    },
    "salePrice": {
     "type": [
      "number",
      "null"
     ]
    },
    "by": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "PriceChangeList": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "PriceChange"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ProblemCode": {
   "type": "string"
  },
  "ProductCount": {
   "type": "object",
   "required": [
    "count"
   ],
   "properties": {
    "count": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "ProductDetail": {
   "type": "object",
   "required": [
    "label",
    "value"
   ],
   "properties": {
    "label": {
     "type": "string"
    },
    "value": {
     "type": "string"
    }
   }
  },
  "ProductFacet": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "value",
     "count"
    ],
    "properties": {
     "value": {
      "type": "string"
     },
     "count": {
      "type": "integer",
      "minimum": 1
     }
    }
   }
  },
  "ProductFacets": {
   "type": "object",
   "required": [
    "tags",
    "brands",
    "types"
   ],
   "properties": {
    "tags": {
     "$ref": "ProductFacet"
    },
    "brands": {
     "$ref": "ProductFacet"
    },
    "types": {
     "$ref": "ProductFacet"
    }
   }
  },
  "ProductLog": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "ProductLogEntry"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ProductLogEntry": {
   "type": "object",
   "required": [
    "id",
    "at",
    "by",
    "what",
    "version",
    "changes"
   ],
   "properties": {
    "id": {
     "type": "integer"
    },
    "at": {
     "type": "string"
    },
    "by": {
     "type": [
      "string",
      "null"
     ]
    },
    "what": {
     "type": "string"
    },
    "version": {
     "type": [
      "integer",
      "null"
     ]
    },
    "changes": {
     "type": "array",
     "items": {
      "$ref": "FieldChange"
     }
    }
   }
  },
  "ProductRemoval": {
   "type": "object",
   "required": [
    "outcome"
   ],
   "properties": {
    "outcome": {
     "type": "string"
    }
   }
  },
  "Question": {
   "type": "object",
   "required": [
    "id",
    "text",
    "author",
    "createdAt",
    "answer"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "author": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "answer": {
     "anyOf": [
      {
       "$ref": "QuestionAnswer"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "QuestionAnswer": {
   "type": "object",
   "required": [
    "shop",
    "text",
    "at"
   ],
   "properties": {
    "shop": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "at": {
     "type": "string"
    }
   }
  },
  "RefundPreview": {
   "type": "object",
   "required": [
    "itemTotal",
    "shippingTotal",
    "total",
    "refundable"
   ],
   "properties": {
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "refundable": {
     "$ref": "Money"
    }
   }
  },
  "RefundReason": {
   "type": "string"
  },
  "RefundStatus": {
   "type": "string"
  },
  "Return": {
   "type": "object",
   "required": [
    "id",
    "status",
    "lines",
    "text",
    "pictures",
    "refund",
    "keptTotal",
    "keptReason",
    "rejectionReason",
    "instructions",
    "carrier",
    "trackingNumber",
    "requestedAt",
    "decideBy",
    "sendBy",
    "actions"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "$ref": "ReturnStatus"
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "ReturnLine"
     }
    },
    "text": {
     "type": [
      "string",
      "null"
     ]
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "refund": {
     "$ref": "RefundPreview"
    },
    "keptTotal": {
     "$ref": "Money"
    },
    "keptReason": {
     "type": [
      "string",
      "null"
     ]
    },
    "rejectionReason": {
     "type": [
      "string",
      "null"
     ]
    },
    "instructions": {
     "type": [
      "string",
      "null"
     ]
    },
    "carrier": {
     "type": [
      "string",
      "null"
     ]
    },
    "trackingNumber": {
     "type": [
      "string",
      "null"
     ]
    },
    "requestedAt": {
     "type": "string"
    },
    "decideBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "sendBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "actions": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "ReturnCondition": {
   "type": "string"
  },
  "ReturnLine": {
   "type": "object",
   "required": [
    "orderLineId",
    "title",
    "quantity",
    "reason",
    "receivedQuantity",
    "condition"
   ],
   "properties": {
    "orderLineId": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "reason": {
     "$ref": "ReturnReason"
    },
    "receivedQuantity": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "condition": {
     "anyOf": [
      {
       "$ref": "ReturnCondition"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ReturnReason": {
   "type": "string"
  },
  "ReturnStatus": {
   "type": "string"
  },
  "Review": {
   "type": "object",
   "required": [
    "id",
    "rating",
    "title",
    "text",
    "author",
    "createdAt",
    "isVerified",
    "pictures",
    "answer"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "rating": {
     "type": "integer",
     "minimum": 1
    },
    "title": {
     "type": [
      "string",
      "null"
     ]
    },
    "text": {
     "type": "string"
    },
    "author": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "isVerified": {
     "type": "boolean"
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "answer": {
     "anyOf": [
      {
       "$ref": "ReviewAnswer"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ReviewAnswer": {
   "type": "object",
   "required": [
    "shop",
    "text",
    "at"
   ],
   "properties": {
    "shop": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "at": {
     "type": "string"
    }
   }
  },
  "Run": {
   "type": "object",
   "required": [
    "id",
    "kind",
    "status",
    "fileName",
    "encoding",
    "delimiter",
    "columns",
    "stock",
    "total",
    "position",
    "counts",
    "problem",
    "isStalled",
    "isRepeat",
    "actor",
    "createdAt",
    "finishedAt",
    "undoUntil",
    "actions",
    "action",
    "sumBefore",
    "sumAfter"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "kind": {
     "type": "string"
    },
    "status": {
     "$ref": "RunStatus"
    },
    "fileName": {
     "type": [
      "string",
      "null"
     ]
    },
    "encoding": {
     "type": [
      "string",
      "null"
     ]
    },
    "delimiter": {
     "type": [
      "string",
      "null"
     ]
    },
    "columns": {
     "type": "array",
     "items": {
      "$ref": "RunColumn"
     }
    },
    "stock": {
     "$ref": "RunStock"
    },
    "total": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "position": {
     "type": "integer",
     "minimum": 0
    },
    "counts": {
     "$ref": "RunCounts"
    },
    "problem": {
     "type": [
      "string",
      "null"
     ]
    },
    "isStalled": {
     "type": "boolean"
    },
    "isRepeat": {
     "type": "boolean"
    },
    "actor": {
     "type": [
      "string",
      "null"
     ]
    },
    "createdAt": {
     "type": "string"
    },
    "finishedAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "undoUntil": {
     "type": "string"
    },
    "actions": {
     "type": "array",
     "items": {
      "$ref": "RunAction"
     }
    },
    "action": {
     "anyOf": [
      {
       "$ref": "BulkAction"
      },
      {
       "type": "null"
      }
     ]
    },
    "sumBefore": {
     "type": [
      "number",
      "null"
     ]
    },
    "sumAfter": {
     "type": [
      "number",
      "null"
     ]
    }
   }
  },
  "RunAction": {
   "type": "string"
  },
  "RunChange": {
   "type": "object",
   "required": [
    "field",
    "variant",
    "from",
    "to"
   ],
   "properties": {
    "field": {
     "type": "string"
    },
    "variant": {
     "type": [
      "string",
      "null"
     ]
    },
    "from": {
     "type": [
      "string",
      "null"
     ]
    },
    "to": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "RunColumn": {
   "type": "object",
   "required": [
    "name",
    "field",
    "sample"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "field": {
     "anyOf": [
      {
       "$ref": "RunField"
      },
      {
       "type": "null"
      }
     ]
    },
    "sample": {
     "type": "string"
    }
   }
  },
  "RunCounts": {
   "type": "object",
   "required": [
    "new",
    "change",
    "same",
    "refused",
    "conflict",
    "applied",
    "undone",
    "pictures",
    "picturesFetched",
    "picturesMissing"
   ],
   "properties": {
    "new": {
     "type": "integer",
     "minimum": 0
    },
    "change": {
     "type": "integer",
     "minimum": 0
    },
    "same": {
     "type": "integer",
     "minimum": 0
    },
    "refused": {
     "type": "integer",
     "minimum": 0
    },
    "conflict": {
     "type": "integer",
     "minimum": 0
    },
    "applied": {
     "type": "integer",
     "minimum": 0
    },
    "undone": {
     "type": "integer",
     "minimum": 0
    },
    "pictures": {
     "type": "integer",
     "minimum": 0
    },
    "picturesFetched": {
     "type": "integer",
     "minimum": 0
    },
    "picturesMissing": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "RunField": {
   "type": "string"
  },
  "RunItem": {
   "type": "object",
   "required": [
    "n",
    "productId",
    "handle",
    "title",
    "line",
    "outcome",
    "changes",
    "problems",
    "isApplied",
    "isUndone"
   ],
   "properties": {
    "n": {
     "type": "integer",
     "minimum": 1
    },
    "productId": {
     "type": [
      "string",
      "null"
     ]
    },
    "handle": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "line": {
     "type": [
      "integer",
      "null"
     ]
    },
    "outcome": {
     "$ref": "RunOutcome"
    },
    "changes": {
     "type": "array",
     "items": {
      "$ref": "RunChange"
     }
    },
    "problems": {
     "type": "array",
     "items": {
      "$ref": "RunProblem"
     }
    },
    "isApplied": {
     "type": "boolean"
    },
    "isUndone": {
     "type": "boolean"
    }
   }
  },
  "RunItemList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "RunItem"
     }
    },
    "counts": {
     "$ref": "RunCounts"
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "RunList": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "Run"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "RunOutcome": {
   "type": "string"
  },
  "RunProblem": {
   "type": "object",
   "required": [
    "line",
    "column",
    "reason"
   ],
   "properties": {
    "line": {
     "type": "integer",
     "minimum": 0
    },
    "column": {
     "type": "string"
    },
    "reason": {
     "type": "string"
    },
    "pointer": {
     "type": "string"
    },
    "code": {
     "type": "string"
    }
   }
  },
  "RunStatus": {
   "type": "string"
  },
  "RunStock": {
   "type": "string"
  },
  "SavedView": {
   "type": "object",
   "required": [
    "id",
    "list",
    "name",
    "query",
    "columns",
    "position"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "list": {
     "$ref": "ViewedList"
    },
    "name": {
     "type": "string"
    },
    "query": {
     "$ref": "SavedViewQuery"
    },
    "columns": {
     "$ref": "NullableSavedViewColumns"
    },
    "position": {
     "$ref": "SavedViewPosition"
    }
   }
  },
  "SavedViewColumn": {
   "type": "string"
  },
  "SavedViewColumns": {
   "type": "array",
   "items": {
    "$ref": "SavedViewColumn"
   }
  },
  "SavedViewPosition": {
   "type": "integer",
   "minimum": 0
  },
  "SavedViewQuery": {
   "type": "object",
   "properties": {
    "q": {
     "type": "string"
    },
    "status": {
     "$ref": "SellerProductStatus"
    },
    "stock": {
     "$ref": "StockLevel"
    },
    "categoryId": {
     "type": "string"
    },
    "tag": {
     "type": "string"
    },
    "sort": {
     "$ref": "SellerProductSort"
    },
    "direction": {
     "type": "string"
    },
    "view": {
     "$ref": "SellerOrderView"
    },
    "ordered": {
     "type": "string"
    },
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    }
   }
  },
  "SavedViews": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SavedView"
     }
    }
   }
  },
  "SellerCategoryName": {
   "type": "object",
   "required": [
    "id",
    "name",
    "path"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "path": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "SellerCategoryNode": {
   "type": "object",
   "required": [
    "id",
    "parentId",
    "name",
    "slug",
    "path",
    "depth",
    "isOwn",
    "canHaveChildren",
    "isShowSuggest",
    "suggestRequestedAt",
    "ownProductCount",
    "productCount",
    "description",
    "version",
    "child"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "parentId": {
     "type": [
      "string",
      "null"
     ]
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "path": {
     "type": "string"
    },
    "depth": {
     "type": "integer",
     "minimum": 1
    },
    "isOwn": {
     "type": "boolean"
    },
    "canHaveChildren": {
     "type": "boolean"
    },
    "isShowSuggest": {
     "type": "boolean"
    },
    "suggestRequestedAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "ownProductCount": {
     "type": "integer",
     "minimum": 0
    },
    "productCount": {
     "type": "integer",
     "minimum": 0
    },
    "description": {
     "type": "string"
    },
    "version": {
     "type": "integer",
     "minimum": 1
    },
    "child": {
     "type": "array",
     "items": {
      "$ref": "SellerCategoryNode"
     }
    }
   }
  },
  "SellerCategoryTree": {
   "type": "object",
   "required": [
    "items",
    "ownCount"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SellerCategoryNode"
     }
    },
    "ownCount": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerClaim": {
   "type": "object",
   "required": [
    "orderNumber",
    "buyer",
    "claim"
   ],
   "properties": {
    "orderNumber": {
     "type": "string"
    },
    "buyer": {
     "type": [
      "string",
      "null"
     ]
    },
    "claim": {
     "$ref": "Claim"
    }
   }
  },
  "SellerOnlyVariant": {
   "type": "object",
   "required": [
    "id",
    "sku",
    "price",
    "salePrice",
    "stock"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "sku": {
     "type": [
      "string",
      "null"
     ]
    },
    "price": {
     "$ref": "Money"
    },
    "salePrice": {
     "$ref": "NullableMoney"
    },
    "stock": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    }
   }
  },
  "SellerOption": {
   "type": "object",
   "required": [
    "id",
    "name",
    "values"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "values": {
     "type": "array",
     "items": {
      "$ref": "SellerOptionValue"
     }
    }
   }
  },
  "SellerOptionValue": {
   "type": "object",
   "required": [
    "id",
    "value",
    "swatch"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "value": {
     "type": "string"
    },
    "swatch": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "SellerOrder": {
   "type": "object",
   "required": [
    "id",
    "number",
    "placedAt",
    "badge",
    "currency",
    "isTest",
    "buyer",
    "shippingAddress",
    "shippingTier",
    "arrivesFrom",
    "arrivesTo",
    "shipBy",
    "isLate",
    "lines",
    "itemTotal",
    "shippingTotal",
    "taxTotal",
    "total",
    "refundedTotal",
    "commissionTotal",
    "timeline",
    "fulfillments",
    "cancellations",
    "refunds",
    "returns",
    "claims",
    "disputes",
    "actions",
    "isShippedLate",
    "handedOver",
    "notes"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "number": {
     "type": "string"
    },
    "placedAt": {
     "type": "string"
    },
    "badge": {
     "$ref": "OrderBadge"
    },
    "currency": {
     "type": "string"
    },
    "isTest": {
     "type": "boolean"
    },
    "buyer": {
     "type": [
      "string",
      "null"
     ]
    },
    "shippingAddress": {
     "anyOf": [
      {
       "$ref": "OrderAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "shippingTier": {
     "anyOf": [
      {
       "$ref": "ShippingTier"
      },
      {
       "type": "null"
      }
     ]
    },
    "arrivesFrom": {
     "type": [
      "string",
      "null"
     ]
    },
    "arrivesTo": {
     "type": [
      "string",
      "null"
     ]
    },
    "shipBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "isLate": {
     "type": "boolean"
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "SellerOrderLine"
     }
    },
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "taxTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "refundedTotal": {
     "$ref": "Money"
    },
    "commissionTotal": {
     "$ref": "Money"
    },
    "timeline": {
     "type": "array",
     "items": {
      "$ref": "OrderEvent"
     }
    },
    "fulfillments": {
     "type": "array",
     "items": {
      "$ref": "Fulfillment"
     }
    },
    "cancellations": {
     "type": "array",
     "items": {
      "$ref": "OrderCancellation"
     }
    },
    "refunds": {
     "type": "array",
     "items": {
      "$ref": "OrderRefund"
     }
    },
    "returns": {
     "type": "array",
     "items": {
      "$ref": "Return"
     }
    },
    "claims": {
     "type": "array",
     "items": {
      "$ref": "Claim"
     }
    },
    "disputes": {
     "type": "array",
     "items": {
      "$ref": "Dispute"
     }
    },
    "actions": {
     "type": "array",
     "items": {
      "$ref": "SellerOrderAction"
     }
    },
    "isShippedLate": {
     "type": "boolean"
    },
    "handedOver": {
     "type": "array",
     "items": {
      "$ref": "HandedOver"
     }
    },
    "notes": {
     "type": "array",
     "items": {
      "$ref": "OrderNote"
     }
    }
   }
  },
  "SellerOrderAction": {
   "type": "string"
  },
  "SellerOrderCounts": {
   "type": "object",
   "required": [
    "all",
    "to_confirm",
    "to_ship",
    "late",
    "shipped",
    "delivered",
    "canceled"
   ],
   "properties": {
    "all": {
     "type": "integer",
     "minimum": 0
    },
    "to_confirm": {
     "type": "integer",
     "minimum": 0
    },
    "to_ship": {
     "type": "integer",
     "minimum": 0
    },
    "late": {
     "type": "integer",
     "minimum": 0
    },
    "shipped": {
     "type": "integer",
     "minimum": 0
    },
    "delivered": {
     "type": "integer",
     "minimum": 0
    },
    "canceled": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerOrderLine": {
   "type": "object",
   "required": [
    "id",
    "title",
    "options",
    "sku",
    "quantity",
    "unitPrice",
    "total",
    "picture",
    "canceledQuantity",
    "fulfilledQuantity",
    "returnedQuantity",
    "openQuantity",
    "commissionRate"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "sku": {
     "type": [
      "string",
      "null"
     ]
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "unitPrice": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "canceledQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "fulfilledQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "returnedQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "openQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "commissionRate": {
     "anyOf": [
      {
       "$ref": "CommissionRate"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "SellerOrderList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SellerOrderSummary"
     }
    },
    "counts": {
     "$ref": "SellerOrderCounts"
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "SellerOrderSummary": {
   "type": "object",
   "required": [
    "id",
    "number",
    "placedAt",
    "buyer",
    "countryCode",
    "badge",
    "shipBy",
    "isLate",
    "itemCount",
    "pictures",
    "total",
    "currency",
    "isTest"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "number": {
     "type": "string"
    },
    "placedAt": {
     "type": "string"
    },
    "buyer": {
     "type": [
      "string",
      "null"
     ]
    },
    "countryCode": {
     "type": [
      "string",
      "null"
     ]
    },
    "badge": {
     "$ref": "OrderBadge"
    },
    "shipBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "isLate": {
     "type": "boolean"
    },
    "itemCount": {
     "type": "integer",
     "minimum": 0
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "total": {
     "$ref": "Money"
    },
    "currency": {
     "type": "string"
    },
    "isTest": {
     "type": "boolean"
    }
   }
  },
  "SellerOrderView": {
   "type": "string"
  },
  "SellerProduct": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "descriptionHtml",
    "details",
    "tags",
    "category",
    "status",
    "publishAt",
    "seoTitle",
    "seoDescription",
    "options",
    "variants",
    "pictures",
    "timeZone",
    "lowStockAt",
    "sold90",
    "createdAt",
    "updatedAt",
    "savedBy",
    "version"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "descriptionHtml": {
     "type": "string"
    },
    "details": {
     "type": "array",
     "items": {
      "$ref": "ProductDetail"
     }
    },
    "tags": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "category": {
     "$ref": "NullableSellerCategoryName"
    },
    "status": {
     "$ref": "SellerProductStatus"
    },
    "publishAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "seoTitle": {
     "type": "string"
    },
    "seoDescription": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "$ref": "SellerOption"
     }
    },
    "variants": {
     "type": "array",
     "items": {
      "$ref": "SellerVariant"
     }
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "SellerProductPicture"
     }
    },
    "timeZone": {
     "type": "string"
    },
    "lowStockAt": {
     "type": "integer",
     "minimum": 0
    },
    "sold90": {
     "type": "integer",
     "minimum": 0
    },
    "createdAt": {
     "type": "string"
    },
    "updatedAt": {
     "type": "string"
    },
    "savedBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "version": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "SellerProductCounts": {
   "type": "object",
   "required": [
    "all",
    "active",
    "draft",
    "archived",
    "low",
    "out"
   ],
   "properties": {
    "all": {
     "type": "integer",
     "minimum": 0
    },
    "active": {
     "type": "integer",
     "minimum": 0
    },
    "draft": {
     "type": "integer",
     "minimum": 0
    },
    "archived": {
     "type": "integer",
     "minimum": 0
    },
    "low": {
     "type": "integer",
     "minimum": 0
    },
    "out": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerProductList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SellerProductRow"
     }
    },
    "counts": {
     "$ref": "SellerProductCounts"
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "SellerProductPicture": {
   "type": "object",
   "required": [
    "mediaId",
    "alt",
    "picture"
   ],
   "properties": {
    "mediaId": {
     "type": "string"
    },
    "alt": {
     "type": "string"
    },
    "picture": {
     "$ref": "Picture"
    }
   }
  },
  "SellerProductRow": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "status",
    "publishAt",
    "picture",
    "priceFrom",
    "priceTo",
    "isOnSale",
    "stockTotal",
    "stockLevel",
    "variantCount",
    "variant",
    "category",
    "tags",
    "sold90",
    "updatedAt",
    "version"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "status": {
     "$ref": "SellerProductStatus"
    },
    "publishAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "priceFrom": {
     "$ref": "Money"
    },
    "priceTo": {
     "$ref": "Money"
    },
    "isOnSale": {
     "type": "boolean"
    },
    "stockTotal": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "stockLevel": {
     "$ref": "StockLevel"
    },
    "variantCount": {
     "type": "integer",
     "minimum": 0
    },
    "variant": {
     "anyOf": [
      {
       "$ref": "SellerOnlyVariant"
      },
      {
       "type": "null"
      }
     ]
    },
    "category": {
     "$ref": "NullableSellerCategoryName"
    },
    "tags": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "sold90": {
     "type": "integer",
     "minimum": 0
    },
    "updatedAt": {
     "type": "string"
    },
    "version": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "SellerProductSort": {
   "type": "string"
  },
  "SellerProductStatus": {
   "type": "string"
  },
  "SellerQuestion": {
   "type": "object",
   "required": [
    "product",
    "question",
    "version",
    "reportedAt"
   ],
   "properties": {
    "product": {
     "$ref": "AskedProduct"
    },
    "question": {
     "$ref": "Question"
    },
    "version": {
     "type": "integer",
     "minimum": 1
    },
    "reportedAt": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "SellerQuestionList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SellerQuestion"
     }
    },
    "counts": {
     "type": "object",
     "required": [
      "all",
      "unanswered",
      "answered",
      "reported"
     ],
     "properties": {
      "all": {
       "type": "integer",
       "minimum": 0
      },
      "unanswered": {
       "type": "integer",
       "minimum": 0
      },
      "answered": {
       "type": "integer",
       "minimum": 0
      },
      "reported": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "SellerReturn": {
   "type": "object",
   "required": [
    "orderNumber",
    "buyer",
    "return"
   ],
   "properties": {
    "orderNumber": {
     "type": "string"
    },
    "buyer": {
     "type": [
      "string",
      "null"
     ]
    },
    "return": {
     "$ref": "Return"
    }
   }
  },
  "SellerReturnCounts": {
   "type": "object",
   "required": [
    "all",
    "requested",
    "under_way",
    "done"
   ],
   "properties": {
    "all": {
     "type": "integer",
     "minimum": 0
    },
    "requested": {
     "type": "integer",
     "minimum": 0
    },
    "under_way": {
     "type": "integer",
     "minimum": 0
    },
    "done": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerReturnList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "claims",
    "page"
   ],
   "properties": {
    "counts": {
     "$ref": "SellerReturnCounts"
    },
    "items": {
     "type": "array",
     "items": {
      "$ref": "SellerReturn"
     }
    },
    "claims": {
     "type": "array",
     "items": {
      "$ref": "SellerClaim"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "SellerReview": {
   "type": "object",
   "required": [
    "product",
    "review",
    "reportedAt"
   ],
   "properties": {
    "product": {
     "$ref": "SellerReviewedProduct"
    },
    "review": {
     "$ref": "Review"
    },
    "reportedAt": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "SellerReviewList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SellerReview"
     }
    },
    "counts": {
     "type": "object",
     "required": [
      "all",
      "unanswered",
      "reported"
     ],
     "properties": {
      "all": {
       "type": "integer",
       "minimum": 0
      },
      "unanswered": {
       "type": "integer",
       "minimum": 0
      },
      "reported": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "SellerReviewedProduct": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "title",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "title": {
     "type": "string"
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "SellerShop": {
   "type": "object",
   "required": [
    "id",
    "version",
    "status",
    "statusReason",
    "name",
    "slug",
    "tagline",
    "story",
    "logo",
    "banner",
    "address",
    "contactEmail",
    "policies",
    "makers",
    "handlingDays",
    "shippingTiers",
    "freeShippingFrom",
    "shipsTo",
    "timeZone",
    "lowStockAt",
    "closedFrom",
    "closedUntil",
    "closedNote",
    "isPaused",
    "updatedAt"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "version": {
     "type": "integer",
     "minimum": 1
    },
    "status": {
     "type": "string"
    },
    "statusReason": {
     "type": [
      "string",
      "null"
     ]
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "tagline": {
     "type": "string"
    },
    "story": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "banner": {
     "$ref": "NullablePicture"
    },
    "address": {
     "anyOf": [
      {
       "$ref": "ShopAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "contactEmail": {
     "type": [
      "string",
      "null"
     ]
    },
    "policies": {
     "$ref": "ShopPolicies"
    },
    "makers": {
     "type": "array",
     "items": {
      "$ref": "ShopMaker"
     }
    },
    "handlingDays": {
     "type": "integer",
     "minimum": 0
    },
    "shippingTiers": {
     "$ref": "ShippingTiers"
    },
    "freeShippingFrom": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "shipsTo": {
     "$ref": "ShipsTo"
    },
    "timeZone": {
     "type": "string"
    },
    "lowStockAt": {
     "type": "integer",
     "minimum": 0
    },
    "closedFrom": {
     "type": [
      "string",
      "null"
     ]
    },
    "closedUntil": {
     "type": [
      "string",
      "null"
     ]
    },
    "closedNote": {
     "type": "string"
    },
    "isPaused": {
     "type": "boolean"
    },
    "updatedAt": {
     "type": "string"
    }
   }
  },
  "SellerStart": {
   "type": "object",
   "required": [
    "orders",
    "returns",
    "products",
    "steps"
   ],
   "properties": {
    "orders": {
     "anyOf": [
      {
       "$ref": "SellerStartOrders"
      },
      {
       "type": "null"
      }
     ]
    },
    "returns": {
     "anyOf": [
      {
       "$ref": "SellerStartReturns"
      },
      {
       "type": "null"
      }
     ]
    },
    "products": {
     "anyOf": [
      {
       "$ref": "SellerStartProducts"
      },
      {
       "type": "null"
      }
     ]
    },
    "steps": {
     "type": "array",
     "items": {
      "$ref": "SellerStep"
     }
    }
   }
  },
  "SellerStartOrders": {
   "type": "object",
   "required": [
    "toConfirm",
    "toShip",
    "late"
   ],
   "properties": {
    "toConfirm": {
     "type": "integer",
     "minimum": 0
    },
    "toShip": {
     "type": "integer",
     "minimum": 0
    },
    "late": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerStartProducts": {
   "type": "object",
   "required": [
    "lowStock",
    "unansweredReviews",
    "unansweredQuestions"
   ],
   "properties": {
    "lowStock": {
     "type": "integer",
     "minimum": 0
    },
    "unansweredReviews": {
     "type": "integer",
     "minimum": 0
    },
    "unansweredQuestions": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerStartReturns": {
   "type": "object",
   "required": [
    "waiting"
   ],
   "properties": {
    "waiting": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SellerStep": {
   "type": "object",
   "required": [
    "id",
    "isDone"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "isDone": {
     "type": "boolean"
    }
   }
  },
  "SellerVariant": {
   "type": "object",
   "required": [
    "id",
    "valueIds",
    "sku",
    "barcode",
    "price",
    "salePrice",
    "saleFrom",
    "saleUntil",
    "isOnSale",
    "stock",
    "weightGrams",
    "mediaId",
    "isActive"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "valueIds": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "sku": {
     "type": [
      "string",
      "null"
     ]
    },
    "barcode": {
     "type": [
      "string",
      "null"
     ]
    },
    "price": {
     "$ref": "Money"
    },
    "salePrice": {
     "$ref": "NullableMoney"
    },
    "saleFrom": {
     "type": [
      "string",
      "null"
     ]
    },
    "saleUntil": {
     "type": [
      "string",
      "null"
     ]
    },
    "isOnSale": {
     "type": "boolean"
    },
    "stock": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "weightGrams": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "mediaId": {
     "type": [
      "string",
      "null"
     ]
    },
    "isActive": {
     "type": "boolean"
    }
   }
  },
  "ShippingTier": {
   "type": "string"
  },
  "ShippingTiers": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "ShipsTo": {
   "type": [
    "array",
    "null"
   ],
   "items": {
    "$ref": "CountryCode"
   }
  },
  "ShopAddress": {
   "type": "object",
   "required": [
    "line1",
    "line2",
    "city",
    "region",
    "postalCode",
    "countryCode"
   ],
   "properties": {
    "line1": {
     "type": "string"
    },
    "line2": {
     "type": [
      "string",
      "null"
     ]
    },
    "city": {
     "type": "string"
    },
    "region": {
     "type": [
      "string",
      "null"
     ]
    },
    "postalCode": {
     "type": "string"
    },
    "countryCode": {
     "$ref": "CountryCode"
    }
   }
  },
  "ShopInvitation": {
   "type": "object",
   "required": [
    "id",
    "email",
    "role",
    "keys",
    "createdAt",
    "expiresAt",
    "isExpired"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "email": {
     "type": "string"
    },
    "role": {
     "$ref": "ShopRole"
    },
    "keys": {
     "$ref": "ShopKeys"
    },
    "createdAt": {
     "type": "string"
    },
    "expiresAt": {
     "type": "string"
    },
    "isExpired": {
     "type": "boolean"
    }
   }
  },
  "ShopKeys": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "ShopLogEntry": {
   "type": "object",
   "required": [
    "id",
    "at",
    "by",
    "what",
    "subjectId",
    "changes"
   ],
   "properties": {
    "id": {
     "type": "integer"
    },
    "at": {
     "type": "string"
    },
    "by": {
     "type": [
      "string",
      "null"
     ]
    },
    "what": {
     "type": "string"
    },
    "subjectId": {
     "type": [
      "string",
      "null"
     ]
    },
    "changes": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "name",
       "from",
       "to"
      ],
      "properties": {
       "name": {
        "type": "string"
       },
       "from": {},
       "to": {}
      }
     }
    }
   }
  },
  "ShopLogList": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "ShopLogEntry"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ShopMaker": {
   "type": "object",
   "required": [
    "name",
    "line",
    "portrait"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "line": {
     "type": "string"
    },
    "portrait": {
     "$ref": "NullablePicture"
    }
   }
  },
  "ShopMember": {
   "type": "object",
   "required": [
    "id",
    "name",
    "email",
    "avatar",
    "role",
    "keys",
    "since"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "email": {
     "type": "string"
    },
    "avatar": {
     "type": [
      "string",
      "null"
     ]
    },
    "role": {
     "$ref": "ShopRole"
    },
    "keys": {
     "$ref": "ShopKeys"
    },
    "since": {
     "type": "string"
    }
   }
  },
  "ShopPolicies": {
   "type": "object",
   "required": [
    "shipping",
    "returns",
    "care"
   ],
   "properties": {
    "shipping": {
     "type": "string"
    },
    "returns": {
     "type": "string"
    },
    "care": {
     "type": "string"
    }
   }
  },
  "ShopRole": {
   "type": "string"
  },
  "ShopTeam": {
   "type": "object",
   "required": [
    "members",
    "invitations"
   ],
   "properties": {
    "members": {
     "type": "array",
     "items": {
      "$ref": "ShopMember"
     }
    },
    "invitations": {
     "type": "array",
     "items": {
      "$ref": "ShopInvitation"
     }
    }
   }
  },
  "SignedMoney": {
   "type": "number"
  },
  "SlugCheck": {
   "type": "object",
   "required": [
    "slug",
    "isFree",
    "suggestion"
   ],
   "properties": {
    "slug": {
     "type": "string"
    },
    "isFree": {
     "type": "boolean"
    },
    "suggestion": {
     "type": "string"
    }
   }
  },
  "SourceViews": {
   "type": "object",
   "required": [
    "source",
    "views"
   ],
   "properties": {
    "source": {
     "$ref": "ViewSource"
    },
    "views": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "StatementEntry": {
   "type": "object",
   "required": [
    "id",
    "at",
    "kind",
    "amount",
    "orderNumber",
    "payoutNumber",
    "commissionRates"
   ],
   "properties": {
    "id": {
     "type": "integer"
    },
    "at": {
     "type": "string"
    },
    "kind": {
     "$ref": "LedgerEntryKind"
    },
    "amount": {
     "$ref": "SignedMoney"
    },
    "orderNumber": {
     "type": [
      "string",
      "null"
     ]
    },
    "payoutNumber": {
     "type": [
      "integer",
      "null"
     ]
    },
    "commissionRates": {
     "type": "array",
     "items": {
      "$ref": "CommissionRate"
     }
    }
   }
  },
  "StatementPage": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "StatementEntry"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "StockAnswer": {
   "type": "object",
   "required": [
    "variantId",
    "stock"
   ],
   "properties": {
    "variantId": {
     "type": "string"
    },
    "stock": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    }
   }
  },
  "StockAnswers": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "StockAnswer"
     }
    }
   }
  },
  "StockLevel": {
   "type": "string"
  },
  "StockMovement": {
   "type": "object",
   "required": [
    "id",
    "at",
    "delta",
    "stockAfter",
    "reason",
    "by",
    "note"
   ],
   "properties": {
    "id": {
     "type": "integer"
    },
    "at": {
     "type": "string"
    },
    "delta": {
     "type": [
      "integer",
      "null"
     ]
    },
    "stockAfter": {
     "type": [
      "integer",
      "null"
     ]
    },
    "reason": {
     "type": "string"
    },
    "by": {
     "type": [
      "string",
      "null"
     ]
    },
    "note": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "StockMovementList": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "StockMovement"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "TagsInput": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "ViewSource": {
   "type": "string"
  },
  "ViewedList": {
   "type": "string"
  },
  "WaitingOrder": {
   "type": "object",
   "required": [
    "number",
    "placedAt",
    "badge",
    "shipBy",
    "isLate",
    "title",
    "itemCount",
    "total"
   ],
   "properties": {
    "number": {
     "type": "string"
    },
    "placedAt": {
     "type": "string"
    },
    "badge": {
     "$ref": "OrderBadge"
    },
    "shipBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "isLate": {
     "type": "boolean"
    },
    "title": {
     "type": "string"
    },
    "itemCount": {
     "type": "integer",
     "minimum": 0
    },
    "total": {
     "$ref": "Money"
    }
   }
  }
 }
}
